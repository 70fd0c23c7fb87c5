/**
 * Passwords that everybody tries first: well-known words and walks over the keyboard, as they stand and with the ends
 * that people put behind them to satisfy a rule. Upper and lower case count as the same, and so do the usual digits
 * for letters (passw0rd). Written down from what is generally known: some 250 words with 70 ends, and a hundred others,
 * which makes about 15,000 passwords of 8 to 15 characters.
 */

const WORDS = `
  password passwort passcode welcome letmein admin administrator login master access secret qwerty qwertyuiop azerty
  asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou loveyou lovely love sunshine princess prince dragon monkey football baseball
  basketball soccer hockey softball volleyball tennis superman batman spiderman ironman wonderwoman pokemon pikachu
  minecraft fortnite roblox nintendo mario zelda sonic starwars starwar skywalker jedi matrix freedom whatever trustno
  shadow michael jordan jennifer jessica ashley amanda daniel andrew joshua matthew anthony robert thomas charlie george
  nicole hannah samantha elizabeth william maggie ginger pepper cookie chocolate cheese banana orange apple peanut
  butterfly flower summer winter spring autumn monday friday january october november december christmas halloween
  purple yellow silver golden diamond rainbow computer internet google facebook samsung android iphone windows
  microsoft laptop keyboard school student teacher homework library music guitar dancer singer gamer player killer
  hunter ranger tiger lion eagle falcon panther wolf bear horse kitten kitty puppy doggy buster bailey rocky lucky
  happy smile angel heaven jesus blessed family mother mommy daddy father sister brother friend friends forever
  babygirl babyboy baby sweetie honey cutie beautiful pretty hello helloworld goodbye thankyou please changeme default
  guest user test testing tester temp temporary sample example demo secure security private public system server
  database oracle mysql hacker anonymous phoenix thunder lightning mustang ferrari porsche corvette mercedes harley
  yankees cowboys steelers eagles lakers chelsea arsenal liverpool barcelona madrid london paris newyork texas dallas
  austin boston chicago california florida america canada mexico germany england australia abcdef abcdefg abcdefgh
  abcabc aaaaaa qazwsx qweasd wigglewave caterpillar buzzle braille
`;

const ENDS = `
  1 2 3 7 11 12 13 21 22 23 69 77 88 99 00 01 07 10 123 321 111 007 999 1234 4321 12345 123456 1234567 12345678 !
  !! 1! 12! 123! 1234! # @ $ ? . * 1@ 123@ 123# @123 #1 @1 _1 2000 2008 2010 2012 2014 2015 2016 2017 2018 2019 2020
  2021 2022 2023 2024 2025 2026 2024! 2025! 2026! a1 1a abc
`;

const WHOLE = `
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 qwer1234 1234qwer qwerty12 q1w2e3r4
  q1w2e3r4t5 asdf1234 1234asdf abcd1234 1234abcd abc12345 a1b2c3d4 a1b2c3d4e5 aa123456 a1234567 a12345678 a123456789
  12345678a 123456789a 123456789q 1234567a abc123456 123abc123 abc123abc 123qwe123 qwe123qwe 123qweasd 123qweasdzxc
  qweasdzxc1 qaz123wsx pass1234 pass12345 pass@123 pass@1234 p@ssw0rd p@ssword p@ssw0rd1 p@$$w0rd pa55word pa55w0rd
  passw0rd passw0rd1 test1234 test@123 admin@123 admin1234 root1234 user1234 love1234 iloveyou1 iloveyou2 ilovey0u
  letmein1 letme1n! tr0ub4dor trustno1 welc0me1 monkey12 dragon12 master12 access14 ncc1701d ncc1701e r2d2c3po
  thx1138thx 4rfv5tgb 3edc4rfv !qaz2wsx 1qaz@wsx 1qaz!qaz zxcv1234 asd12345 qwe12345 zxc12345 q1234567 z1234567
  x1234567 m1234567 11223344a 11111111a 00000000a aaaa1111 abcd@123 abcd!234 temp1234 changeme1 changeme! blink182
`;

const digitsForLetters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

function listed(text: string): string[] {
  return text.trim().split(/\s+/);
}

function inLetters(text: string): string {
  return text.replaceAll(/[013457@$]/g, (sign) => digitsForLetters[sign] ?? sign);
}

const whole = new Set(listed(WHOLE));
const words = new Set(listed(WORDS));
const ends = ["", ...listed(ENDS)];

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (whole.has(lower)) return true;
  // Digits at the end are an end, those within are letters: p4ssword1 is password with a 1.
  return ends.some(
    (end) => lower.endsWith(end) && words.has(inLetters(lower.slice(0, lower.length - end.length))),
  );
}
