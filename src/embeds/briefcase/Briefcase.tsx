import { useState } from "react"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { usePageData } from "../../hooks/page/page"
import { useLooseThing } from "../../hooks/storage/looseThing"
import { gotThings } from "../../hooks/storage/things"
import { useStorage } from "../../hooks/storage/useStorage"
import { ButtonGrid } from "../../kits/board/ButtonGrid"
import { useGrid } from "../../kits/board/useGrid"
import type { ThingEntry } from "../../lib/content/derivedLists"
import * as styles from "./Briefcase.module.css"
import { capital, clothesText, columns, initialPlace } from "./logic"
import { Label } from "./parts/Label"

/**
 * A briefcase with a compartment for every thing that pages give: a picture of what the visitor has got, the shape of the
 * rest.
 *
 * @feed A briefcase with a compartment for every thing that the pages of this site give away.
 * @data things
 */
export default function Briefcase() {
  const { things } = usePageData<{ things: ThingEntry[] }>()
  const [got] = useStorage(gotThings)
  const [loose, letLoose] = useLooseThing()
  const [chosen, setChosen] = useState<number | null>(null)
  const [message, setMessage] = useState("")
  const rows = Math.ceil(things.length / columns)
  const grid = useGrid<HTMLTableElement>(rows, columns)
  const place = chosen ?? initialPlace(things, got)
  const shown = things[place]
  const times = new Map(got.map(({ path, at }) => [path, at]))
  const count = things.filter(({ path }) => times.has(path)).length
  return (
    <div className={styles.tool}>
      <div className={styles.leather}>
        <ButtonGrid
          label="Compartments"
          rows={rows}
          columns={columns}
          grid={grid}
          cell={index => {
            const thing = things[index]
            if (!thing) return null
            const isGot = times.has(thing.path)
            return {
              "aria-label": isGot ? capital(thing.thing.name) : `Compartment ${index + 1}, empty`,
              "aria-pressed": index === place,
              "data-got": isGot || undefined,
              "data-out": loose === thing.path || undefined,
              onClick: () => {
                setChosen(index)
                setMessage("")
              },
              children: <PageIcon name={thing.icon} size={32} />,
            }
          }}
        />
      </div>
      <div className={styles.side}>
        <p className={styles.count}>
          {count} of {things.length}
        </p>
        {shown && (
          <Label
            thing={shown}
            at={times.get(shown.path) ?? null}
            isLoose={loose === shown.path}
            onLoose={isLoose => {
              letLoose(isLoose ? shown.path : null)
              setMessage(isLoose ? "It is out. Look for it on another page." : "It is back.")
            }}
          />
        )}
        <p>{clothesText(count, things.length)}</p>
        <div className="buttons">
          <ShareButton
            text={`${count} of ${things.length} things are in my briefcase. How many are in yours?`}
          />
        </div>
      </div>
      <StatusMessage>{message}</StatusMessage>
    </div>
  )
}
