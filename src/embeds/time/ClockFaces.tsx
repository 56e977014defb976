import type { ReactNode } from "react"
import { ZonePicker } from "../../components/zone-picker/ZonePicker"
import { useNow } from "../../hooks/browser/clock"
import { zoneAsked } from "../../hooks/browser/zone"
import { usePageData } from "../../hooks/page/page"
import { text as written } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { partsAt, two } from "../../lib/calendar/wallClock"
import type { PageEntry } from "../../lib/content/derivedLists"
import * as styles from "./ClockFaces.module.css"
import { facesOf } from "./faces"
import { Analogue } from "./parts/Analogue"
import { Binary } from "./parts/Binary"
import { Hub } from "./parts/Hub"

const nothing = facesOf(0, { hour: 0, minute: 0, second: 0 })

type Props = {
  /** The webmaster's day of birth, as 1986-03-21, of which some pages answer; it is `site.birthday`. */
  birthday: string
}

/**
 * The time of any zone on clocks of fourteen kinds, and the answers of all pages about time.
 *
 * @feed What time it is, on clocks of fourteen kinds, and what the other pages about time say right now.
 * @data answers beer-days
 */
export default function ClockFaces({ birthday }: Props) {
  const { answers } = usePageData<{ answers: PageEntry[] }>()
  const { values, set } = useAddress({ zone: written(null) })
  const now = useNow(1000)
  const at = now?.getTime() ?? null
  const time = at === null ? null : partsAt(at, zoneAsked(values.zone))
  const faces = at !== null && time ? facesOf(at, time) : nothing.map(face => ({ ...face, text: "..." }))

  return (
    <div className={styles.page}>
      <p className={`lcd ${styles.digital}`} role="timer" aria-label="The time">
        {time ? `${two(time.hour)}:${two(time.minute)}:${two(time.second)}` : "--:--:--"}
      </p>
      <ZonePicker label="Whose time" asked={values.zone} onChange={zone => set({ zone })} />
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
              {parted(text)}
            </span>
          </Card>
        ))}
      </ul>
      <Hub pages={answers} at={at} birthday={birthday} />
    </div>
  )
}

/** Finnish numbers are long: a soft hyphen where one of their words ends. */
const parted = (text: string) => text.replaceAll(/(kymmentä|toista)(?=\p{L})/gu, "$1\u00ad")

function Card({ name, why, children }: { name: string; why: string; children: ReactNode }) {
  return (
    <li>
      <b>{name}</b>
      <span className={styles.reading}>{children}</span>
      <small>{why}</small>
    </li>
  )
}
