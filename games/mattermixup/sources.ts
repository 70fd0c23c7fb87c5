/** Where it is said how warm things have to be. None was looked up for this game, unless it says so: textbooks of science and cooking. */
export const WATER =
  "Water freezes at 32 °F and boils at 212 °F at sea level; milk, juice, tea and vinegar freeze a few degrees below. checked: false";
export const COCONUT = "Coconut oil melts at about 76 °F. checked: false";
export const FATS = "Butter melts at about 90 to 95 °F, chocolate at about 86 to 93 °F. checked: false";
export const GALLIUM = "Gallium melts at 85.6 °F (29.8 °C). checked: false";
export const WAX = "Beeswax melts at about 144 to 149 °F. checked: false";
export const FREEZING =
  "Salt water with 23 % of salt freezes at about -6 °F; maple syrup does not freeze solid in a home freezer at 0 °F. checked: false";
export const SETTING =
  "Egg white sets from about 145 °F, yolk from about 150 °F; batter sets in an oven, and cooling does not undo it. checked: false";
