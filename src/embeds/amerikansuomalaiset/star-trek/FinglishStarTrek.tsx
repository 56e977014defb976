import { useRef, useState } from "react"
import { Reserve } from "../../../components/reserve/Reserve"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useMotion } from "../../../hooks/browser/motion"
import { usePressGuard } from "../../../hooks/browser/pressGuard"
import { usePageData } from "../../../hooks/page/page"
import type { Codec } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { useTicks } from "../../../kits/motion/useTicks"
import { useThing } from "../../../kits/things/useThing"
import * as styles from "./FinglishStarTrek.module.css"
import { bits, parseFilm, plain, takesOf } from "./logic"
import { Bridge } from "./parts/Bridge"
import { Credits } from "./parts/Credits"
import type { Roll, StarTrek } from "./schema"

/** The time that a roll of the finished film is on the screen. */
const rollMs = 3600

/**
 * Rolls of film in Finglish, whose subtitles the visitor writes. The actors do what the subtitle says, and the finished
 * film is shown.
 *
 * @feed Five rolls of film from a spaceship that speaks Finglish. You write the subtitles, and the crew obeys them.
 * @data star-trek
 */
export default function FinglishStarTrek() {
  const { "star-trek": data } = usePageData<{ "star-trek": StarTrek }>()
  const { rolls } = data
  const codec: Codec<string> = {
    initial: "",
    parse: text => parseFilm(text, rolls.length),
    format: text => text,
  }
  const { values, set } = useAddress({ film: codec })
  /** The roll on the screen, while the film is made: one that has its subtitle stays until the next is put in. */
  const [isPlayed, setPlayed] = useState(false)
  const [shown, setShown] = useState(0)
  const motion = useMotion()
  const { give } = useThing()
  const screen = useRef<HTMLDivElement>(null)
  const takes = takesOf(values.film, rolls)
  const isMade = takes.length === rolls.length && !isPlayed
  const isOver = isMade && shown >= takes.length
  useTicks(isMade && !isOver && motion, rollMs, () => setShown(shown + 1), screen)

  const at = isMade ? Math.min(shown, rolls.length - 1) : isPlayed ? takes.length - 1 : takes.length
  const roll = rolls[at] as Roll
  const subtitle = takes[at]?.subtitle
  // The buttons take each other's place.
  const guard = usePressGuard(`${values.film} ${isPlayed}`)
  const choose = (digit: number) => {
    set({ film: values.film + digit })
    setPlayed(true)
    setShown(0)
  }
  const showNext = () => {
    setPlayed(false)
    if (takes.length === rolls.length) give()
  }
  const restart = () => {
    set({ film: "" })
    setPlayed(false)
    setShown(0)
  }
  const name = data.crew[roll.who]
  const label = isOver
    ? "The end"
    : subtitle
      ? `${name} speaks. Subtitle: ${subtitle.text} The crew does as it says.`
      : `The bridge, built of logs. ${name} speaks, and nobody has written the subtitle.`
  return (
    <div className={styles.tool}>
      <div ref={screen} className={styles.screen} data-moving={motion || undefined}>
        <Bridge key={isMade ? shown : "making"} who={roll.who} act={subtitle?.act ?? null} label={label} />
        <div className={styles.lines} role="status">
          <p lang="fi">
            <Reserve all={rolls.map(({ fi }) => plain(fi))}>
              {bits(roll.fi).map(({ text, marked, at }) => (marked ? <b key={at}>{text}</b> : text))}
            </Reserve>
          </p>
          <p className={styles.subtitle}>
            <Reserve all={rolls.flatMap(({ subtitles }) => subtitles.map(({ text }) => text))}>
              {subtitle?.text ?? "______________"}
            </Reserve>
          </p>
        </div>
        {isOver && <Credits takes={takes} crew={data.crew} />}
      </div>
      <div className={styles.choices}>
        {isMade ? (
          <>
            <button type="button" onClick={() => setShown(isOver ? 0 : shown + 1)}>
              {isOver ? "Show it again" : "Next roll"}
            </button>
            <button type="button" onClick={restart}>
              Make another film
            </button>
            <ShareButton text="I wrote the subtitles." link={`?film=${values.film}`} />
          </>
        ) : subtitle ? (
          <>
            <button type="button" className="default" onClick={() => guard(showNext)}>
              {takes.length === rolls.length ? "Show the film" : "Next roll"}
            </button>
            <button
              type="button"
              onClick={() =>
                guard(() => {
                  set({ film: values.film.slice(0, -1) })
                  setPlayed(false)
                })
              }
            >
              Cut that
            </button>
          </>
        ) : (
          roll.subtitles.map(({ text }, i) => (
            <button key={text} type="button" onClick={() => guard(() => choose(i + 1))}>
              {text}
            </button>
          ))
        )}
      </div>
    </div>
  )
}
