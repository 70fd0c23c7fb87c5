/** Words of the comb that sound the same in American English, by the Carnegie Mellon dictionary. */
const ALIKE = `
bin/been bus/buss mat/matt not/knot nun/none rap/wrap red/read sun/son wet/whet air/ere/err/heir
ball/bawl hair/hare heel/heal pair/pear/pare rain/rein ring/wring row/roe gate/gait gaze/gays
made/maid mane/main pane/pain plane/plain rose/roes/rows site/cite/sight tale/tail vane/vain/vein
bail/bale bait/bate bare/bear beat/beet blue/blew boar/bore born/borne brake/break bread/bred
bye/buy cell/sell core/corps creek/creak days/daze dear/deer dew/due dock/doc duel/dual earn/urn
eye/aye fair/fare fee/fie feet/feat fir/fur flare/flair flea/flee flew/flu/flue flow/floe
for/fore/four foul/fowl gel/jell gnu/knew/new gray/grey hail/hale hall/haul hares/hairs hay/hey
haze/hays hear/here hold/holed hole/whole hour/our hue/hew knit/nit laid/lade lamb/lam lane/lain
lax/lacks lead/led leak/leek load/lode loan/lone mail/male mall/maul meat/meet/mete mind/mined
moat/mote need/knead/kneed oar/ore oars/ores one/won pail/pale peak/peek peal/peel peer/pier
per/purr pole/poll pore/pour pray/prey rains/reins real/reel road/rode role/roll root/route
rung/wrung rye/wry sac/sack sail/sale sea/see seam/seem seed/cede seen/scene sent/cent/scent
sheer/shear shoe/shoo shone/shown size/sighs sole/soul some/sum sore/soar sown/sewn speck/spec
stair/stare stake/steak steal/steel tea/tee team/teem tic/tick tide/tied toad/toed toe/tow toes/tows
too/two vale/veil ware/wear/where warn/worn weak/week wore/war write/right/rite yak/yack you/ewe/yew
ads/adz ail/ale ails/ales airs/heirs arc/ark bade/bayed bails/bales balm/bomb bares/bears
chile/chili coax/cokes disc/disk fairs/fares faze/phase hours/ours lama/llama lase/lays lea/lee
light/lite loot/lute mails/males mains/manes mama/momma might/mite nicks/nix night/nite paced/paste
pails/pales pains/panes pairs/pears pores/pours pros/prose raps/wraps rays/raze rote/wrote
sails/sales seas/sees soars/sores soles/souls sons/suns tails/tales teas/tease/tees their/there
vice/vise wail/whale whew/woo whiz/wiz yoke/yolk yuck/yuk
`;

export const alike: string[][] = ALIKE.trim()
  .split(/\s+/)
  .map((group) => group.split("/"));
