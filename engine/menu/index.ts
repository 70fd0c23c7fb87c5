export { applyMenu, entryCues, menuMoves, type Menu, type MenuEntry } from "./menu.ts";
