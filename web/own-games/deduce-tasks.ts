/** All that can be counted: apart, since few games need it. */
export { tasks } from "../../engine/mechanics/deduce/tasks/catalogue.ts";
