/** Pictures of the things in My Briefcase, by the path of their page, but for those that the page's icon shows. */
import type { Icons } from "../pen"
import { finds } from "./finds"
import { paperwork } from "./paperwork"
import { pieces } from "./pieces"
import { tools } from "./tools"

const drawings: Icons = { ...finds, ...paperwork, ...pieces, ...tools }

/** The drawings, named "thing/" and the path of the page. */
export const things: Icons = Object.fromEntries(
  Object.entries(drawings).map(([path, draw]) => [`thing/${path}`, draw]),
)
