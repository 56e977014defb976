import type { MenuItem } from "../../lib/lists/menus"
import { Homecoming } from "./Homecoming"
import { LooseThing } from "./LooseThing"
import { NewThing } from "./NewThing"
import { NightOut } from "./NightOut"
import * as styles from "./Things.module.css"

/** The balloon of a new thing, the trace of a loose one, its nights and its news; loaded with the first thing. */
export default function Things({ path, briefcase }: { path: string; briefcase: MenuItem }) {
  return (
    <div className={styles.layer}>
      <LooseThing path={path} home={briefcase.label} />
      <NewThing path={path} briefcase={briefcase} />
      <NightOut path={path} />
      <Homecoming path={path} briefcase={briefcase} />
    </div>
  )
}
