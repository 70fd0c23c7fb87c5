/** Names to be picked by ear: no letters to find, and nothing that says who a child is. */
export const PLAYER_NAMES: readonly string[] = (
  "Otter Fox Owl Bear Dolphin Tiger Rabbit Eagle Panda Wolf Turtle Robin Lion Penguin Koala Falcon Hedgehog Zebra " +
  "Beaver Swan Badger Moose Lynx Seal Heron Gecko Llama Raven Camel Parrot"
).split(" ");
