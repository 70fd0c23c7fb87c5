/** All that a number may be asked by: apart, since few games dial. */
export { tasks } from "../../engine/mechanics/dial/tasks/catalogue.ts";
