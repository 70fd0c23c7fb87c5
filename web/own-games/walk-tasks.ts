/** All that a walk may be for: apart, since few games walk. */
export { tasks } from "../../engine/mechanics/walk/tasks/catalogue.ts";
