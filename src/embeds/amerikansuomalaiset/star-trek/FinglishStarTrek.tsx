import { useState } from "react"
import { Reserve } from "../../../components/reserve/Reserve"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useMotion } from "../../../hooks/browser/motion"
import { random } from "../../../hooks/browser/random"
import { usePageData } from "../../../hooks/page/page"
import { text, whole } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import * as styles from "./FinglishStarTrek.module.css"
import { bits, longestMix, mixed, readDice, rolled } from "./logic"
import { Bridge } from "./parts/Bridge"
import type { Scene, StarTrek } from "./schema"

const mixedSubtitle = "[They continue in their language.]"

/**
 * Scenes from a spaceship from Michigan, in Finglish with unreliable subtitles. Four dice mix the lines into new
 * scenes.
 *
 * @feed A spaceship from Michigan whose crew speaks Finglish, with subtitles that say something else, and four dice.
 * @data star-trek
 */
export default function FinglishStarTrek() {
  const { "star-trek": data } = usePageData<{ "star-trek": StarTrek }>()
  const { values, set } = useAddress({ scene: whole(1, data.scenes.length, 1), dice: text("") })
  const [at, setAt] = useState(0)
  const lines = data.scenes.flatMap(({ lines }) => lines)
  const motion = useMotion()
  const scene = data.scenes[values.scene - 1] as Scene
  const dice = readDice(values.dice)
  const line = scene.lines[Math.min(at, scene.lines.length - 1)]
  const over = at >= scene.lines.length - 1
  const sentence = dice ? mixed(data.mixer, dice) : (line?.fi ?? "")
  const who = dice ? "kokki" : (line?.who ?? "paasi")

  const next = () => {
    if (dice) set({ dice: "" })
    else if (over) {
      set({ scene: (values.scene % data.scenes.length) + 1 })
      setAt(0)
    } else setAt(at + 1)
  }
  return (
    <div className={styles.tool}>
      <div className={styles.screen} data-moving={motion || undefined}>
        <Bridge who={who} name={dice ? "The dice" : data.crew[who]} />
        <div className={styles.lines} role="status">
          <p lang="fi">
            <Reserve all={[...lines.map(({ fi }) => fi), longestMix(data.mixer)]}>
              {bits(sentence).map(({ text, marked }) => (marked ? <b key={text}>{text}</b> : text))}
            </Reserve>
          </p>
          <p className={styles.subtitle}>
            <Reserve all={[...lines.map(({ en }) => en), mixedSubtitle]}>
              {dice ? mixedSubtitle : line?.en}
            </Reserve>
          </p>
        </div>
      </div>
      <div className="buttons">
        <button type="button" onClick={next}>
          <Reserve inline all={["Back to the scene"]}>
            {dice ? "Back to the scene" : over ? "Next scene" : "Next line"}
          </Reserve>
        </button>
        <button type="button" onClick={() => set({ dice: rolled(random).join("") })}>
          Roll a line
        </button>
        <ShareButton text={sentence.replaceAll("*", "")} />
      </div>
      <p className={styles.title}>
        Scene {values.scene} of {data.scenes.length}: {scene.title}, line{" "}
        {Math.min(at + 1, scene.lines.length)} of {scene.lines.length}
      </p>
    </div>
  )
}
