/** Who calls Hum Market, what they cook, and what they say when the bag comes. */
import type { Orders } from "./types.ts";

const inTheDark = {
  voice: "clerk",
  grabs: ["{product}. They take your elbow.", "Found: {product}. A hand on your elbow.", "{product}. Now hold on, and follow."],
  some: ["Still missing: {lost}. They find a chair and sing."],
};

export const orders: Orders = {
  "penny-milk": {
    voice: "cashier",
    calls: ["For my cat's birthday: {list}. No parrot about. Take your time."],
    products: ["milk", "balloons"],
    all: ["Purrfect. The cat sends her regards."],
    some: ["No {lost}? The cat won't mind. Much."],
  },
  "dark-two": {
    ...inTheDark,
    calls: ["Two voices in the dark: {list}. Fetch them to the checkout, dear!"],
    products: ["lost-okafor", "lost-lou"],
    all: ["Two safe. You walk as if nothing had happened!"],
  },
  "dark-three": {
    ...inTheDark,
    calls: ["Three more: {list}. Nobody else can find a thing!"],
    products: ["lost-diaz", "lost-ravi", "lost-bell"],
    all: ["Coach says you're captain now."],
  },
  "dark-bird": {
    ...inTheDark,
    calls: ["I'm stuck too! {list}. He says he's not crying."],
    products: ["lost-clementine", "lost-coupon"],
    all: ["Thank you, dear. Coupon, you can let go of the elbow now."],
  },
  "penny-banana": {
    voice: "cashier",
    calls: ["First, my lunch: {list}. One step left. Hear the mist? Then Select grabs."],
    products: ["bananas"],
    all: ["My banana! You're hired."],
    some: ["No {lost}? Then I'll chew my pencil."],
  },
  "penny-peas": {
    voice: "cashier",
    calls: ["Now {list}. Both at the far wall: freezers in the middle, bakery to the left of them. Two steps forward."],
    products: ["frozen-peas", "sandwich-bread"],
    all: ["A pea sandwich. My mother's recipe."],
    some: ["No {lost}? Then it's a sandwich of air."],
  },
  okafor: {
    voice: "okafor",
    calls: [
      "Mrs. Okafor here. Guests! I need {list}.",
      "It's Mrs. Okafor. My pot wants {list}, please.",
      "Okafor again, dear. I need {list}. Hurry, they're hungry.",
      "Mrs. Okafor. Cousins at the door! Quick: {list}!",
    ],
    products: [
      "onions", "carrots", "tomatoes", "garlic-bread", "dinner-rolls", "cod", "shrimp", "frozen-peas", "frozen-corn",
      "crackers", "oatmeal", "butter", "sour-cream", "apple-juice", "canned-tomatoes", "chickpeas", "paper-plates",
      "rice", "flour", "napkins", "salsa", "olives",
    ],
    all: ["Bless your ears, dear!", "All of it! I'll save you a bowl.", "You should hear my cousins sing!", "Quick feet, dear. Thank you!"],
    some: ["No {lost}? We'll call it a surprise stew.", "Without {lost}? My cousins will never know.", "{lost} missing? More pepper, then."],
  },
  diaz: {
    voice: "diaz",
    calls: [
      "Coach Diaz! My team is starving for {list}! Go, go, go!",
      "Coach here. Final whistle, empty bellies: {list}!",
      "Diaz! Halftime in five! We need {list}! Hustle!",
      "It's Coach. New play: {list}. On three!",
    ],
    products: [
      "bananas", "apples", "grapes", "bagels", "muffins", "smoked-salmon", "fish-sticks", "ice-pops", "frozen-pizza",
      "granola-bars", "pretzels", "popcorn", "string-cheese", "yogurt-cups", "bottled-water", "baked-beans", "paper-cups",
      "macaroni", "sugar", "paper-towels", "peanut-butter", "sliced-turkey",
    ],
    all: ["Touchdown! Or whatever sport this is!", "That's a perfect game!", "You're on the team. No, you ARE the team!", "Nothing but net!"],
    some: ["No {lost}? Shake it off. Next play!", "Lost {lost}? We win as a team, we snack as a team.", "No {lost}. Fumble! We've had worse."],
  },
  ravi: {
    voice: "ravi",
    calls: [
      "Psst. It's Ravi. A secret party needs {list}. Tell nobody!",
      "Ravi here. Whisper it: {list}. Shh!",
      "It's me. You know who. Ravi. Bring {list}.",
      "Secret agent Ravi. The code is: {list}.",
    ],
    products: [
      "strawberries", "grapes", "oatmeal-cookies", "muffins", "crab-cakes", "shrimp", "ice-cream", "ice-pops", "frozen-pizza",
      "cornflakes", "popcorn", "tortilla-chips", "cream-cheese", "juice-boxes", "lemonade", "canned-peaches", "balloons",
      "party-hats", "spaghetti", "sprinkles", "cake-mix", "napkins", "ketchup", "hummus",
    ],
    all: ["Nobody saw you? Good. You're good.", "Perfect. This call never happened.", "Agent, you're the best.", "Shh. But: yay!"],
    some: ["No {lost}? Then nobody can find out about it.", "{lost} got lost? Spies must have it.", "No {lost}. Act natural."],
  },
  lou: {
    voice: "lou",
    calls: [
      "Grandpa Lou speaking. Speak up! I need {list}.",
      "Lou here. What? No, I called you. Get me {list}!",
      "This is Lou. My breakfast ran away. Bring {list}.",
      "Hello? Hello? Oh, it's ringing. Bring {list}, please.",
    ],
    products: [
      "blueberries", "bananas", "lemons", "sandwich-bread", "pita-bread", "trout", "salmon", "waffles", "frozen-strawberries",
      "pancake-mix", "maple-syrup", "oatmeal", "crackers", "eggs", "milk", "orange-juice", "cocoa", "tomato-soup",
      "birthday-candles", "egg-noodles", "cinnamon", "tissues", "honey", "potato-salad",
    ],
    all: ["All there! I counted twice. What was I counting?", "Thank you, Coupon! What? You're not the parrot?", "Now, where did I put my teeth?", "Splendid! Breakfast for supper!"],
    some: ["No {lost}? I never asked for that. Did I?", "{lost}? I forgot about it. Lucky you.", "No {lost}. I'll just chew slower."],
  },
  bell: {
    voice: "bell",
    calls: [
      "Ms. Bell, room nine. For our class: {list}.",
      "Room nine again. One child wants {list}. Now all do.",
      "Ms. Bell. Science day! We need {list}, if you please.",
      "Good day. Snack time in room nine: {list}.",
    ],
    products: [
      "clementines", "celery", "cucumbers", "corn-tortillas", "bagels", "cod", "trout", "frozen-fries", "veggie-burgers",
      "granola-bars", "graham-crackers", "pretzels", "plain-yogurt", "milk", "sparkling-water", "black-beans", "streamers",
      "rice", "marshmallows", "chocolate-chips", "sponges", "strawberry-jam", "mustard", "veggie-sticks",
    ],
    all: ["A gold star. I only have twelve left.", "Room nine claps for you!", "Complete, and on time. Top marks!", "Excellent. Class, what do we say?"],
    some: ["No {lost}. We shall call it an experiment.", "{lost} is absent today. Noted.", "No {lost}? We'll share what there is."],
  },
};
