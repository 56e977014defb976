import { useState } from "react"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { useAdoptions } from "../../hooks/storage/adoptions"
import type { PageEntry } from "../../lib/content/derivedLists"
import * as styles from "./Gone.module.css"
import { answerOf, atTheDoor, behindDoor, lightsText, type Pane, panes, windowsOf } from "./logic"
import { useDoor } from "./useDoor"

/** The place that was knocked on last, if it is the door. */
const doorPlace = -1

/**
 * A house for a removed page. Each window shows a thing left behind or a page that was adopted.
 *
 * @data pages
 * @feed A house in which a page used to live: knock on its windows, and something that it left turns on the light.
 */
export default function Gone() {
  const { pages } = usePageData<{ pages: PageEntry[] }>()
  const [paths] = useAdoptions()
  const [knocked, setKnocked] = useState<readonly number[]>([])
  const [last, setLast] = useState(0)
  const motion = useMotion()
  const house = windowsOf(paths.flatMap(path => pages.find(page => page.path === path) ?? []))
  const isLit = (at: number) => at === 0 || knocked.includes(at) || house[at]?.kind !== "thing"
  const lit = house.filter((_, at) => isLit(at)).length
  const [door, setDoor] = useState(0)
  const isOpen = lit === panes && knocked.length > 0
  const pane = house[last]
  const drag = useDoor()
  const atDoor = () => {
    if (isOpen) {
      setKnocked([])
      setLast(0)
      return setDoor(0)
    }
    setDoor(door + 1)
    setLast(doorPlace)
    const dark = house.findIndex((_, at) => !isLit(at))
    if ((door + 1) % 3 === 0 && dark > 0) setKnocked([...knocked, dark])
  }
  const knock = (at: number) => {
    setLast(at)
    if (!knocked.includes(at)) setKnocked([...knocked, at])
  }

  return (
    <div className={styles.street} data-moving={motion || undefined}>
      <div className={styles.house}>
        <svg className={styles.roof} viewBox="0 0 320 46" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 46L26 8H294L320 46Z" fill="#5b2c2c" />
          <path d="M8 34H312M16 22H304M22 14H298" stroke="#7a3d3a" strokeWidth="2" />
          <path d="M232 12V0H256V12" fill="#7d4b3c" stroke="#3b1f1a" />
        </svg>
        <fieldset className={styles.windows}>
          <legend className="visually-hidden">Windows</legend>
          {house.map((each, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
              key={at}
              type="button"
              aria-pressed={isLit(at)}
              aria-label={isLit(at) ? `Window ${at + 1}: ${nameOf(each)}` : `Knock on window ${at + 1}`}
              className={styles.window}
              onClick={() => knock(at)}
            >
              {isLit(at) && <Inside pane={each} />}
            </button>
          ))}
        </fieldset>
        <div className={styles.ground}>
          <span className={styles.sign}>TO LET</span>
          <button
            type="button"
            aria-label={isOpen ? "Shut the door" : "Knock on the door"}
            className={styles.door}
            data-open={isOpen || undefined}
            data-shaking={(motion && door % 2 === 1) || undefined}
            data-shaken={(motion && door > 0 && door % 2 === 0) || undefined}
            style={drag.pulled ? { rotate: `${drag.pulled}deg` } : undefined}
            {...drag.hand}
            onClick={atDoor}
          />
          <span className={styles.plate}>410</span>
        </div>
      </div>
      <div className={styles.card}>
        <p role="status">
          {isOpen && (last === doorPlace || knocked.at(-1) === last)
            ? atTheDoor
            : last === doorPlace
              ? behindDoor(door)
              : pane && answerOf(pane)}
        </p>
        <p>
          {pane?.kind === "page" ? (
            <PageLink to={pane.page.path}>Go in and see {pane.page.title}</PageLink>
          ) : (
            lightsText(lit)
          )}
        </p>
      </div>
    </div>
  )
}

function nameOf(pane: Pane): string {
  if (pane.kind === "page") return pane.page.title
  return pane.kind === "crowd" ? `${pane.count} more pages` : pane.sign
}

function Inside({ pane }: { pane: Pane }) {
  if (pane.kind === "page") return <PageIcon name={pane.page.icon} size={32} />
  return <span>{pane.kind === "crowd" ? `+${pane.count}` : pane.sign}</span>
}
