/** All that can be built: apart, since few games build. */
export { tasks } from "../../engine/mechanics/build/tasks/catalogue.ts";
