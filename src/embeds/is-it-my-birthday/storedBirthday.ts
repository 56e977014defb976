/** The stored birthday, the only thing that this page saves, and only on request. */
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { type Birthday, insteads, isBirthday } from "./logic"

const schema = v.pipe(
  v.object({ month: v.number(), day: v.number(), instead: v.picklist(insteads) }),
  v.check(isBirthday),
)

export const storedBirthday = storageEntry<Birthday | null>("is-it-my-birthday", v.nullable(schema), null)
