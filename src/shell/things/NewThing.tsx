import { useState } from "react"
import { type NewThing as Thing, useNewThing } from "../../hooks/storage/newThing"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import type { MenuItem } from "../../lib/lists/menus"

const loadBalloon = () => import("./ThingBalloon")

/** The balloon over the tray that says which thing has come, until it is closed or the visitor goes to another page. */
export function NewThing({ path, briefcase }: { path: string; briefcase: MenuItem }) {
  const thing = useNewThing()
  const [closed, setClosed] = useState<Thing | null>(null)
  // Left with its page: it is not told again on the way back.
  if (thing && thing !== closed && thing.path !== path) setClosed(thing)
  const isShown = thing !== null && thing !== closed && thing.path === path
  const { Piece: Balloon } = useLazyComponent(loadBalloon, isShown)
  return (
    <div role="status">
      {Balloon && thing && (
        <Balloon key={thing.path} thing={thing} briefcase={briefcase} onClose={() => setClosed(thing)} />
      )}
    </div>
  )
}
