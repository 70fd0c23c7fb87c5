/** What Tap says while one walks, and how everything sounds that is not a path. */
import { campers } from "./campers.ts";
import { paths, surfaces, verges } from "./camp.ts";
import type { Cane } from "./types.ts";

export const walking: Cane = {
  helper: "tap",
  paths,
  surfaces,
  verges,
  followers: campers,
  found: { sound: "rustle", caption: "a marshmallow bag rustles" },
  drop: { sound: "fruit-knock", caption: "the tip drops" },
  riser: { sound: "tag-knock", caption: "the tip knocks on a step up" },
  glides: { sound: "wipe", caption: "the tip glides" },
  catches: { sound: "guiro", caption: "the tip catches" },
  words: {
    parts: {
      left: "left",
      right: "right",
      middle: "in the middle",
      byLeft: "by the left edge",
      byRight: "by the right edge",
      ahead: "ahead",
      nth: ["first", "second", "third", "fourth", "fifth"],
      turnLeft: "turn left",
      turnRight: "turn right",
      turnAround: "turn around",
      startsLeft: "on the left",
      startsRight: "on the right",
      startsBehind: "behind us: Select turns us",
      outside: "the edge of the camp",
    },
    sounds: {
      opens: "breath-in",
      turn: "lean-in",
      sweep: "cane-sweep",
      stop: "tick",
      slip: "splat",
      yawn: "yawn",
      sits: "sigh",
      knock: "nothing",
    },
    buttons: {
      left: { label: "Tap left", phrases: ["left", "tap left"] },
      right: { label: "Tap right", phrases: ["right", "tap right"] },
      stop: {
        label: "Stop and check",
        phrases: ["stop", "what is here", "check", "stop and check"],
      },
      around: {
        label: "Turn around",
        phrases: ["turn around", "around", "back"],
      },
      aside: {
        label: "Go that way",
        phrases: ["go that way", "go in", "that way", "over"],
      },
      asideLeft: {
        label: "Go left",
        phrases: ["go left", "turn left", "over left"],
      },
      asideRight: {
        label: "Go right",
        phrases: ["go right", "turn right", "over right"],
      },
      glide: {
        label: "Glide from here",
        phrases: ["glide", "constant contact", "slide"],
      },
      touch: {
        label: "Tap from here",
        phrases: ["tap", "touch", "two point touch"],
      },
    },
    texts: {
      fetch: [
        "Next: {name}, at {place}.",
        "Now for {name}, over at {place}.",
        "Who's missing? {name}. Last heard at {place}.",
        "{name} waits at {place}.",
      ],
      goHome: ["On to {place}.", "Next: {place}.", "Now to {place}."],
      hunt: ["Mr. Finch remembers it like this:", "What he heard on the way:", "And then, he says, it went:"],
      bySounds: ["This is the way:", "Here's your map:", "By ear, then:", "You'll hear this:"],
      start: [
        "The way begins {way}.",
        "It starts {way}.",
        "Our path is {way}.",
        "The path we want is {way}.",
        "This one begins {way}.",
      ],
      ground: [
        "From here the path is {surface}.",
        "This path is {surface}.",
        "The ground ahead: {surface}.",
        "Ahead of us it's {surface}.",
      ],
      nextGap: [
        "Follow the {side} edge to its first gap: {surface}.",
        "First gap on the {side}: {surface}.",
        "On the {side}, the first gap. It's {surface}.",
      ],
      laterGap: [
        "Follow the {side} edge to its {nth} gap: {surface}.",
        "On the {side}, the {nth} gap: {surface}.",
        "Count gaps on the {side}. Yours is the {nth}: {surface}.",
      ],
      markGap: [
        "On the {side}, directly after {mark}: {surface}.",
        "Follow the {side} edge to {mark}. In behind it: {surface}.",
        "On the {side}, just past {mark}: {surface}.",
      ],
      nextLeg: ["Then:", "And then:", "In there:"],
      straight: ["Straight ahead, to the end of the path.", "Straight ahead all the way."],
      joins: [
        "{name} takes the end of the line. That's {count}.",
        "{name} is in. That makes {count}.",
        "{name} is with us: {count} in line.",
        "{name} joins. {count} in line now.",
      ],
      arrived: ["This is it.", "Here we are.", "That's the place."],
      rejoined: [
        "{name} is back in line!",
        "{name} is up again, and in line.",
        "{name}, we came back for you.",
      ],
      took: [
        "Marshmallows! In the bag.",
        "Got them. Squishy.",
        "More for the fire.",
        "Found, and only slightly stepped on.",
        "That's dessert.",
      ],
      outOfStep: [
        "Same side twice: no step. Now the other side.",
        "The other side's turn: I check for your next foot.",
        "Out of step. Tap the other side.",
      ],
      nowhere: [
        "Up goes to the side I tapped last. Tap one first.",
        "Tap a side first, then Up goes there.",
        "Left or right? Tap it, then Up.",
      ],
      edge: [
        "A step down. Hold the rail, and keep tapping.",
        "The tip drops. Rail first, then tap on.",
        "Stopped at the edge. Hand on the rail, and keep tapping.",
        "Good stop. Left and right again, and down we go.",
        "Stopped in time. Rail, then tap on.",
        "It drops here. Hold the rail and tap on.",
      ],
      step: [
        "A step up: hold the rail, and keep tapping.",
        "A step up, everybody. Tap on.",
        "Rail first, then tap on.",
        "Found the step. Left and right again, and we climb it.",
        "A step. A hand on the rail, and keep tapping.",
        "It goes higher here. Hold the rail and tap on.",
      ],
      goOn: [
        "We've stopped at the step. Left and right walk on.",
        "No side path here. Tap left and right, and we take the step.",
      ],
      verge: [
        "Off the path: {verge}. No gap there!",
        "That was {verge}, not a gap.",
        "Oops, {verge}. Back onto the path.",
        "We left the path, and met {verge}.",
      ],
      bump: [
        "Bump: {thing}. The other edge is free.",
        "That was {thing}. Cross over, and go around it.",
        "We met {thing}. It won't move, so we do.",
      ],
      fell: [
        "Whoa, a step down! Press Down first, that stops us.",
        "A step down, and we didn't stop. Everybody okay?",
        "Down we went, without a stop. Everybody still standing?",
      ],
      stub: ["Ow, a step up! I knocked on it, you know.", "A step up. Toes first, this time."],
      sits: [
        "{name} sits down here, with a counselor.",
        "A counselor sits down with {name}, here by the path.",
        "{name} and a counselor rest here, for now.",
      ],
      nobody: [
        "Nobody is behind us right now. Only we felt that.",
        "No line behind us, so nobody sits down.",
        "Just you and me here, so nobody sits down.",
      ],
      ended: [
        "The path ends here. Ahead of us is {verge}.",
        "We can't go on here, that's {verge}.",
        "Straight ahead is {verge}. Tap for a gap, or Select turns us.",
      ],
      yawns: [
        "Somebody is yawning. Much longer, and somebody sits down.",
        "Big yawn. A few more steps, and somebody sits.",
      ],
      tired: ["That was a long way around.", "That took a lot of steps.", "So many steps for one walk!"],
      led: [
        "Here comes Mr. Finch. We take his elbow the rest of the way. {name} went ahead with the cook.",
        "Mr. Finch offers an elbow, and we take it there. {name} has left with the cook.",
      ],
      ledHome: ["Mr. Finch leads us the rest of the way.", "Mr. Finch knows this bit. We take his elbow."],
      touch: ["Tapping again.", "Tap, tap. Light and quick.", "Back to taps."],
      glide: [
        "Gliding. I stay on the ground now.",
        "Gliding: I feel each edge in the ground.",
        "I glide along.",
      ],
      here: ["Here we walk {lane}:", "And here, {lane}:", "Now, {lane}:"],
      over: ["{lane}.", "{lane} now.", "{lane} of the path.", "{lane}, here.", "{lane} this time."],
      hintLost: [
        "We drifted. Our way leaves on the {side}: tap {side}, then Up, to that edge.",
        "No edge here, so we drifted. We want the {side} one: tap {side}, then Up.",
      ],
      hintGap: [
        "That's our edge. When it stops under my tip, tap {side}, then Up.",
        "Our gap is on this edge, the {side} one. Listen for where it stops.",
      ],
      hintOther: [
        "Our gap is on the {side}. To get to that edge: tap {side}, then Up.",
        "We want the {side} edge. Tap {side}, then Up crosses over.",
      ],
      hintAhead: ["Our way goes on ahead of us.", "We're facing the right way."],
      hintStands: [
        "Something stands ahead. Tap {side}, then Up, and walk past it.",
        "I knock on something ahead. It's free on the {side}: tap there, then Up.",
      ],
      hintEdge: [
        "There's a step ahead. Stop first: that's Down.",
        "A step ahead, up or down. Down stops us first.",
      ],
      hintStopped: [
        "We've stopped at the step. Now keep tapping, left and right.",
        "The step is right ahead, and we've stopped. Tap on.",
      ],
      hintEnd: ["The place is behind us. Select turns us around.", "Our way is behind us. Select turns us."],
      hintWhere: ["We walk {lane}.", "You're {lane}."],
      hintHere: [
        "Our gap is right here, on the {side}. Tap {side}, then Up.",
        "Here is our gap, on the {side}. Tap it, then Up.",
      ],
      hintOver: [
        "Our gap is right here, in the {side} edge. Tap {side}, then Up, and we cross to it.",
        "It's the {side} edge that has our gap here. Tap {side}, then Up crosses over.",
      ],
      hintCross: ["Next: Up, and we cross to the {side}.", "So: press Up. That crosses to the {side}."],
      hintAway: [
        "Our gap is about {count} taps ahead, on the {side}.",
        "A gap on the {side}, in about {count} taps: that's ours.",
      ],
      hintBehind: [
        "Our way is behind us. Turn around with Select: then about {count} taps, on the {side}.",
        "Select turns us around. From there it's about {count} taps, on the {side}.",
      ],
      hintBack: [
        "Our way is behind us. Turn around with Select, then straight ahead, about {count} taps.",
        "Select turns us around. Then it's about {count} taps, straight ahead.",
      ],
      hintOn: ["Straight ahead, about {count} taps.", "About {count} taps, straight ahead."],
      hintStraight: ["No more turns. Straight ahead.", "Straight ahead from here."],
      hintMove: ["Next: {move}.", "So: {move}."],
    },
  },
};
