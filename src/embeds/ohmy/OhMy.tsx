import { useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { useSpeech } from "../../hooks/browser/speech"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Checkbox } from "../../kits/controls/Checkbox"
import { noteFrequency } from "../../kits/sound/openSound"
import { useSound } from "../../kits/sound/useSound"
import { levels, limit, loudness, next, notes } from "./logic"
import * as styles from "./OhMy.module.css"
import { Room } from "./parts/Room"
import { usePull } from "./usePull"

/**
 * An exclamation that gets stronger with every press, in text, size and voice, up to a spectacular limit.
 *
 * @feed A gentleman says "Oh my", more strongly each time, until a monocle, a window and the Moon have had enough.
 */
export default function OhMy() {
  const { values, set } = useAddress({ level: whole(0, limit, 0) })
  const [voice, setVoice] = useState(true)
  const sound = useSound()
  const speech = useSpeech()
  const motion = useMotion()
  const { level } = values
  const { text, happens } = levels[level] ?? { text: "", happens: "" }

  const say = () => {
    const now = next(level)
    set({ level: now })
    if (!voice) return
    const [oh, my] = notes(now)
    const loud = loudness(now)
    const out = sound.open()
    const shape = now > 6 ? "sawtooth" : "triangle"
    out?.play({
      frequency: noteFrequency(oh),
      seconds: 0.3 + now * 0.03,
      loudness: loud,
      shape,
      envelope: "hold",
    })
    out?.play({
      frequency: noteFrequency(my),
      at: 0.34 + now * 0.03,
      seconds: 0.5 + now * 0.08,
      loudness: loud,
      shape,
      envelope: "hold",
    })
    speech.stop()
    if (speech.available) void speech.speak((levels[now]?.text ?? "").toLowerCase(), "en-GB")
  }
  const { pulled, hand } = usePull(say)
  const hush = (on: boolean) => {
    setVoice(on)
    if (on) return
    sound.close()
    speech.stop()
  }
  return (
    <div className={styles.tool}>
      <Room
        level={level}
        pulled={pulled}
        moving={motion}
        label={`A gentleman who says: ${text}`}
        hand={hand}
      />
      <div className={styles.row}>
        <button type="button" className={styles.say} onClick={say}>
          {level === limit ? "Oh" : "Oh my!"}
        </button>
        <p role="status">
          <b>{text}</b> {happens}
        </p>
      </div>
      <div className={styles.row}>
        <progress max={limit} value={level} aria-label="How strongly" />
        <Checkbox label="Aloud" checked={voice} onChange={hush} />
        <ShareButton text={text} />
      </div>
    </div>
  )
}
