/** All that symbols may be entered for: apart, since few games need it. */
export { tasks } from "../../engine/mechanics/enter/tasks/catalogue.ts";
