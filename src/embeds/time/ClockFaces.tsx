import { type ReactNode, useState } from "react"
import { ZonePicker } from "../../components/zone-picker/ZonePicker"
import { useNow } from "../../hooks/browser/clock"
import { zoneOrBrowserZone } from "../../hooks/browser/zone"
import { usePageData } from "../../hooks/page/page"
import { text as written } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useThing } from "../../kits/things/useThing"
import { minuteMs, padTwo, partsAt } from "../../lib/calendar/wallClock"
import type { PageEntry } from "../../lib/content/derivedLists"
import * as styles from "./ClockFaces.module.css"
import { facesOf } from "./faces"
import { Analogue } from "./parts/Analogue"
import { Binary } from "./parts/Binary"
import { Hub } from "./parts/Hub"
import { PerttiClock } from "./parts/PerttiClock"
import { Wall } from "./parts/Wall"
import { Winder } from "./parts/Winder"

const nothing = facesOf(0, { hour: 0, minute: 0, second: 0 })

/** The number of clocks that have to fall for the page's thing. */
const fallsForThing = 3

type Props = {
  /**
   * The webmaster's day of birth, `site.birthday`, as 1986-03-21. Some of the answers depend on it.
   *
   * @format day
   */
  birthday: string
}

/**
 * A world clock with fourteen faces, and the current answers of the site's other pages about time.
 *
 * @feed What time it is, on clocks of fourteen kinds, and what the other pages about time say right now.
 * @data answers beer-days
 */
export default function ClockFaces({ birthday }: Props) {
  const { answers } = usePageData<{ answers: PageEntry[] }>()
  const { values, set } = useAddress({ zone: written(null), clock: written(null) })
  const [wound, setWound] = useState(0)
  const [hung, setHung] = useState<Hung>({ fallen: 0, before: null, from: null })
  const { give } = useThing()
  const now = useNow(1000)
  const present = now?.getTime() ?? null
  const at = present === null ? null : present + wound * minuteMs
  const time = at === null ? null : partsAt(at, zoneOrBrowserZone(values.zone))
  const faces = at !== null && time ? facesOf(at, time) : nothing.map(face => ({ ...face, text: "..." }))

  const clocks: Clock[] = [
    {
      name: "With hands",
      why: "The one that children are taught and adults pretend to read. Its hands can be wound.",
      face: <Analogue time={time} />,
    },
    {
      name: "Binary",
      why: "Hours, minutes and seconds in columns: 8, 4, 2 and 1 from the top.",
      face: <Binary time={time} />,
    },
    ...faces.map(({ name, text, why, lang }) => ({
      name,
      why,
      face:
        name === "Pertti" ? (
          <PerttiClock time={time} />
        ) : (
          <span className={styles.text} lang={lang}>
            {parted(text)}
          </span>
        ),
    })),
  ]
  const digits = (
    <p className={`lcd ${styles.digital}`}>
      {time ? `${padTwo(time.hour)}:${padTwo(time.minute)}:${padTwo(time.second)}` : "--:--:--"}
    </p>
  )
  const faceOf = (name: string | null) => clocks.find(clock => clock.name === name)?.face ?? digits
  const large = clocks.find(({ name }) => name === values.clock)
  const hang = (name: string, from: DOMRect) => {
    const isDown = large?.name === name
    setHung({ fallen: hung.fallen + 1, before: large?.name ?? null, from: isDown ? null : from })
    set({ clock: isDown ? null : name })
    if (hung.fallen + 1 === fallsForThing) give()
  }

  return (
    <div className={styles.page}>
      <div className={styles.clocks}>
        <Wall
          clock={large?.face ?? digits}
          why={large?.why ?? "Digits, as everywhere. Press any clock to hang it here."}
          before={faceOf(hung.before)}
          from={hung.from}
          fallen={hung.fallen}
        />
        <div className={styles.settings}>
          <Winder wound={wound} onWind={setWound} />
          <ZonePicker label="Whose time" asked={values.zone} onChange={zone => set({ zone })} />
        </div>
        <ul className={styles.faces} aria-label="Clocks">
          {clocks.map(({ name, face }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={large?.name === name}
                onClick={event => hang(name, event.currentTarget.getBoundingClientRect())}
              >
                <b>{name}</b>
                <span className={styles.reading}>{face}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Hub pages={answers} at={present} birthday={birthday} />
    </div>
  )
}

type Clock = { name: string; why: string; face: ReactNode }

type Hung = {
  /** The number of clocks that have fallen off the wall. */
  fallen: number
  /** The name of the last fallen clock; null for the digits. */
  before: string | null
  /** The viewport rectangle from which the current clock was taken; null for none. */
  from: DOMRect | null
}

/** Inserts soft hyphens into long Finnish numerals, between their words. */
const parted = (text: string) =>
  text.replaceAll(/kymmentä(?=\p{L})/gu, "$&\u00ad").replaceAll(/(\p{L})(kymmentä|toista)/gu, "$1\u00ad$2")
