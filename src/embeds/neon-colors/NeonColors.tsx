import { useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { type Codec, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { useThing } from "../../kits/things/useThing"
import { trimmed } from "../../lib/text/blank"
import { firstLook, formatLook, isTooLong, type Look, lettersOf, maxLength, parseLook } from "./logic"
import * as styles from "./NeonColors.module.css"
import { Sign } from "./parts/Sign"
import { ignoredFor, passerFor } from "./passers"
import { useWinter } from "./useWinter"

type Props = {
  /** The text to begin with. */
  start: string
}

const look: Codec<Look> = { initial: firstLook, parse: parseLook, format: formatLook }
const codecs = { text: text(null), look }

/**
 * A neon sign over a wet street whose letters go out when pressed. When those that are left say something, a passer-by
 * stops and answers.
 *
 * @feed A neon sign over a wet street: put out letters until it says something else, and somebody stops to read it.
 */
export default function NeonColors({ start }: Props) {
  const { values, set } = useAddress(codecs)
  const { look } = values
  /** The sign's text if it was cut from a longer one; otherwise null. */
  const [cut, setCut] = useState<string | null>(null)
  const [last, setLast] = useState({ at: -1, count: 0 })
  const motion = useMotion()

  const written = values.text ?? start
  const letters = lettersOf(trimmed(written) || start)

  const write = (next: string) => {
    const fitting = isTooLong(next) ? lettersOf(next).join("") : next
    // Unchanged letters keep their broken state; new letters are whole.
    const now = lettersOf(fitting)
    const firstChanged = now.findIndex((letter, at) => letter !== letters[at])
    const broken = look.broken.filter(at => at < (firstChanged < 0 ? now.length : firstChanged))
    set({ text: fitting, look: { ...look, broken } })
    setCut(fitting === next ? null : fitting)
  }
  const breakLetters = (broken: readonly number[], at: number) => {
    setLast({ at, count: last.count + 1 })
    set({ look: { ...look, broken } })
  }
  const winter = useWinter(letters, look.broken, motion, breakLetters)
  useThing(winter.reads !== null && last.count > 0)
  const lit = letters.filter((_, at) => !look.broken.includes(at)).join("")
  const isWhole = lit.length === letters.join("").length
  /** The lit letters when the visitor last waited on a worn sign. */
  const [waited, setWaited] = useState<string | null>(null)
  const [repairs, setRepairs] = useState(0)
  const wholeRemark = bills[repairs > 0 ? (repairs - 1) % bills.length : -1] ?? "It says what it says."
  const wait = () => {
    setWaited(winter.isOver ? lit : null)
    winter.wait()
  }
  const repair = () => {
    setWaited(null)
    if (!isWhole) setRepairs(repairs + 1)
    winter.repair()
  }

  return (
    <div className={styles.tool}>
      <Sign
        letters={letters}
        look={look}
        motion={motion}
        last={last}
        readings={winter.found}
        isRead={winter.reads !== null}
        onBreak={breakLetters}
      />
      <div className={styles.winter}>
        <button type="button" onClick={wait}>
          Wait a winter
        </button>
        <button type="button" onClick={repair}>
          Have it repaired
        </button>
        <ShareButton text={`It says “${winter.reads ?? lit}”`} />
        <p role="status">
          {winter.isOver && waited === lit
            ? "The winter finds nothing left to take. It will have to be repaired."
            : winter.reads !== null
              ? `“${capital(winter.reads)}.” Somebody stops. “${passerFor(winter.reads).says}”`
              : winter.isOn
                ? "Frost..."
                : winter.isNear
                  ? "One letter less, and it would say something."
                  : isWhole
                    ? wholeRemark
                    : `“${trimmed(lit).replace(/\s+/g, " ")}.” ${ignoredFor(look.broken.length)}`}
        </p>
      </div>
      <Field
        label="The sign says"
        className={styles.text}
        value={written}
        placeholder={start}
        problem={
          cut !== null && cut === values.text
            ? `There is room for ${maxLength} characters. Glass is expensive.`
            : null
        }
        onChange={write}
      />
    </div>
  )
}

const bills = [
  "It says what it says. The electrician takes 40 marks.",
  "Repaired. The electrician asks for a room on this side.",
  "Repaired. The electrician brought the letters in his own car.",
  "Repaired. The crowd boos a little.",
]

const capital = (reading: string) => reading.charAt(0).toUpperCase() + reading.slice(1)
