/**
 * A sound card without hardware. ALSA plays into a program that takes samples at the pace of a card, puts silence where
 * none came in time, and keeps what was heard, with the time of each sample.
 */
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SoundCard {
  /** What a program needs in its environment to play on it. */
  readonly env: Readonly<Record<string, string>>;
  /** What has been heard so far. */
  heard(): Heard;
  /** From now on it has a microphone, `spoken`: each who records hears this from the beginning, 16,000 samples a second. */
  say(samples: Int16Array): void;
  /** As when a USB speaker is pulled out: the process behind it ends. The next to open the card has it again. */
  pullOut(): void;
  /** As when its clock stops: nothing is taken any more, and nothing fails. The next to open the card has it again. */
  standStill(): void;
  /** One that is late. */
  plugIn(): void;
  close(): void;
}

export interface Heard {
  readonly rate: number;
  readonly left: Float32Array;
  readonly right: Float32Array;
  /** Wall time of a sample, as Date.now() gives it. */
  timeOf(sample: number): number;
  /** The sample that is heard at a wall time. */
  sampleAt(time: number): number;
}

const RATE = 44_100;
const BYTES_PER_FRAME = 8;

/** The number of the system call: a small Debian has no Perl module for it. */
const CLOCK_GETTIME = process.arch === "arm64" ? 113 : 228;

/**
 * Perl is on every Debian, and can make the pipe small: what is in the pipe would be heard later than by a card. What
 * ALSA has put there before Perl ran, in one go and faster than any card takes it, is let go: a full pipe stays large.
 */
const RECORDER = `
sub now { my $at = pack("q2", 0, 0); syscall(${CLOCK_GETTIME}, 0, $at); my ($s, $ns) = unpack("q2", $at); $s + $ns / 1e9 }
my ($folder) = @ARGV;
my $frames_per_tick = ${RATE} / 200;
fcntl(STDIN, 4, 2048);
sysread(STDIN, my $early, 65536) until fcntl(STDIN, 1031, 4096);
open(my $pid, ">", "$folder/pid"); print $pid $$; close $pid;
open(my $out, ">>:raw", "$folder/heard.raw");
my ($start, $ticks, $waiting) = (now(), 0, "");
if (!-e "$folder/start") { open(my $s, ">", "$folder/start"); printf $s "%.6f", $start; close $s; }
else { open(my $s, "<", "$folder/start"); my $first = <$s>; $ticks = int((now() - $first) * 200); $start = $first;
  my $missing = int($ticks * $frames_per_tick) * ${BYTES_PER_FRAME} - (-s "$folder/heard.raw");
  print $out "\\0" x $missing if $missing > 0; }
my $began = 0;
while (1) {
  $ticks++;
  my $wait = $start + $ticks / 200 - now();
  select(undef, undef, undef, $wait) if $wait > 0;
  my $wanted = (int($ticks * $frames_per_tick) - int(($ticks - 1) * $frames_per_tick)) * ${BYTES_PER_FRAME};
  while (length($waiting) < $wanted) {
    my $got = sysread(STDIN, my $piece, $wanted - length($waiting));
    exit 0 if defined $got && $got == 0;
    last if !defined $got;
    $waiting .= $piece;
  }
  my $piece = substr($waiting, 0, $wanted, "");
  $piece .= "\\0" x ($wanted - length $piece);
  syswrite($out, $piece);
}
`;

/**
 * @param root of the system in which a program plays on it, if it is another than ours
 * @param isLate it is there from when it is plugged in, and not as the usual one
 */
export function openSoundCard(root = "", isLate = false): SoundCard {
  const folder = mkdtempSync(join(root === "" ? tmpdir() : join(root, "tmp"), "sound-card-"));
  // Whoever plays may be another user.
  chmodSync(folder, 0o777);
  const at = (name: string): string => join(folder, name);
  const inside = folder.slice(root.length);
  writeFileSync(at("recorder.pl"), RECORDER);
  const way = `type file slave.pcm "null" file "|perl ${inside}/recorder.pl ${inside}" format "raw"`;
  // Of a card that is not there yet nothing can be opened.
  const usual = isLate ? "type hw card 31" : way;
  writeFileSync(at("asound.conf"), `</usr/share/alsa/alsa.conf>\npcm.!default { ${usual} }\n`);
  const stopped: number[] = [];
  const recorder = (): number => Number(readFileSync(at("pid"), "utf8"));
  return {
    env: { ALSA_CONFIG_PATH: `${inside}/asound.conf` },
    heard() {
      const bytes = existsSync(at("heard.raw")) ? readFileSync(at("heard.raw")) : Buffer.alloc(0);
      const frames = Math.floor(bytes.length / BYTES_PER_FRAME);
      // A copy, since samples must lie where their size divides the address.
      const samples = new Float32Array(new Uint8Array(bytes.subarray(0, frames * BYTES_PER_FRAME)).buffer);
      const channel = (offset: number): Float32Array => {
        const values = new Float32Array(frames);
        for (let frame = 0; frame < frames; frame++) values[frame] = samples[2 * frame + offset] ?? 0;
        return values;
      };
      const start = existsSync(at("start")) ? Number(readFileSync(at("start"), "utf8")) * 1000 : 0;
      return {
        rate: RATE,
        left: channel(0),
        right: channel(1),
        timeOf: (sample) => start + (sample / RATE) * 1000,
        sampleAt: (time) => Math.round(((time - start) / 1000) * RATE),
      };
    },
    say(samples) {
      writeFileSync(at("said.raw"), new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
      appendFileSync(
        at("asound.conf"),
        `pcm.spoken { type file slave.pcm "null" file "/dev/null" infile "${inside}/said.raw" format "raw" }\n`,
      );
    },
    pullOut() {
      process.kill(recorder(), "SIGKILL");
    },
    standStill() {
      stopped.push(recorder());
      process.kill(recorder(), "SIGSTOP");
    },
    plugIn() {
      appendFileSync(at("asound.conf"), `pcm.late { ${way} hint { show on description "Late" } }\n`);
    },
    close() {
      for (const pid of stopped) process.kill(pid, "SIGKILL");
      rmSync(folder, { recursive: true });
    },
  };
}
