/** The one thing that the page may keep, if it is told to. */
import * as v from "valibot"
import { stored } from "../../hooks/stored"
import { type Birthday, insteads, isBirthday } from "./logic"

const schema = v.pipe(
  v.object({ month: v.number(), day: v.number(), instead: v.picklist(insteads) }),
  v.check(isBirthday),
)

export const keptBirthday = stored<Birthday | null>("is-it-my-birthday", v.nullable(schema), null)
