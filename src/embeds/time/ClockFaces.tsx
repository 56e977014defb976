import type { ReactNode } from "react"
import { ZonePicker } from "../../components/zone-picker/ZonePicker"
import { useNow } from "../../hooks/clock"
import { usePageData } from "../../hooks/page"
import { useQuery } from "../../hooks/query"
import { zoneAsked } from "../../hooks/zone"
import type { PageEntry } from "../../lib/lists/derived"
import { partsAt, two } from "../../lib/wallClock"
import { timePages } from "./answers"
import * as styles from "./ClockFaces.module.css"
import { facesOf } from "./faces"
import { Analogue } from "./parts/Analogue"
import { Binary } from "./parts/Binary"
import { Hub } from "./parts/Hub"

const nothing = facesOf(0, { hour: 0, minute: 0, second: 0 })

/**
 * The time of any zone on clocks of fourteen kinds, and the answers of all pages about time.
 *
 * @feed What time it is, on clocks of fourteen kinds, and what the other pages about time say right now.
 * @data pages
 */
export default function ClockFaces() {
  const { pages } = usePageData<{ pages: PageEntry[] }>()
  const [asked, setAsked] = useQuery("zone")
  const now = useNow(1000)
  const at = now?.getTime() ?? null
  const time = at === null ? null : partsAt(at, zoneAsked(asked))
  const faces = at !== null && time ? facesOf(at, time) : nothing.map(face => ({ ...face, text: "..." }))

  return (
    <div className={styles.page}>
      <p className={`lcd ${styles.digital}`} role="timer" aria-label="The time">
        {time ? `${two(time.hour)}:${two(time.minute)}:${two(time.second)}` : "--:--:--"}
      </p>
      <ZonePicker label="Whose time" asked={asked} onChange={setAsked} />
      <ul className={styles.faces} aria-label="Clocks">
        <Card name="With hands" why="The one that children are taught and adults pretend to read.">
          <Analogue time={time} />
        </Card>
        <Card name="Binary" why="Hours, minutes and seconds in columns: 8, 4, 2 and 1 from the top.">
          <Binary time={time} />
        </Card>
        {faces.map(({ name, text, why, lang }) => (
          <Card key={name} name={name} why={why}>
            <span className={styles.text} lang={lang}>
              {text}
            </span>
          </Card>
        ))}
      </ul>
      <Hub pages={timePages(pages)} at={at} />
    </div>
  )
}

function Card({ name, why, children }: { name: string; why: string; children: ReactNode }) {
  return (
    <li>
      <b>{name}</b>
      <span className={styles.reading}>{children}</span>
      <small>{why}</small>
    </li>
  )
}
