/** All that can be worked out: apart, since few games need it. */
export { tasks } from "../../engine/mechanics/deduce/tasks/catalogue.ts";
