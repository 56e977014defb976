import type { MenuItem } from "../../lib/lists/menus"
import { LooseThing } from "./LooseThing"
import { NewThing } from "./NewThing"

/** What a visitor with things sees of them on the desktop; loaded with the first one. */
export default function Things({ path, briefcase }: { path: string; briefcase: MenuItem }) {
  return (
    <>
      <LooseThing path={path} home={briefcase.label} />
      <NewThing path={path} briefcase={briefcase} />
    </>
  )
}
