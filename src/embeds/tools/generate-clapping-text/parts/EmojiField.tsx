import { useId } from "react"
import { readEmoji, type Tone, takesTone, tones, withTone } from "../emoji"
import * as styles from "../GenerateClappingText.module.css"

const offered = [
  ["👏", "clapping hands"],
  ["🙌", "raised hands"],
  ["👍", "thumbs up"],
  ["🤘", "sign of the horns"],
  ["🐹", "hamster"],
  ["🔥", "fire"],
  ["💯", "a hundred points"],
  ["🇫🇮", "flag of Finland"],
] as const

type Props = {
  written: string
  tone: Tone
  onEmoji: (written: string) => void
  onTone: (tone: Tone) => void
}

/** Who claps: any emoji, and its skin tone where it has skin. */
export function EmojiField({ written, tone, onEmoji, onTone }: Props) {
  const id = useId()
  const read = readEmoji(written)
  const emoji = "emoji" in read ? read.emoji : ""
  const hasSkin = takesTone(emoji)
  return (
    <fieldset>
      <legend>What claps</legend>
      <label htmlFor={`${id}-emoji`}>Any emoji, or up to five</label>
      <input
        id={`${id}-emoji`}
        type="text"
        className={styles.emoji}
        autoComplete="off"
        maxLength={200}
        value={written}
        aria-invalid={"problem" in read}
        aria-describedby={`${id}-problem`}
        onChange={event => onEmoji(event.target.value)}
      />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {"problem" in read && read.problem}
      </p>
      <div className="buttons">
        {offered.map(([sign, name]) => (
          <button
            key={sign}
            type="button"
            aria-label={name}
            aria-pressed={sign === written}
            onClick={() => onEmoji(sign)}
          >
            {sign}
          </button>
        ))}
      </div>
      <label htmlFor={`${id}-tone`}>Skin tone</label>
      <select
        id={`${id}-tone`}
        value={hasSkin ? tone : ""}
        disabled={!hasSkin}
        aria-describedby={`${id}-skin`}
        onChange={event => {
          const next = tones.find(({ key }) => key === event.target.value)
          onTone(next?.key ?? "")
        }}
      >
        <option value="">as it is written</option>
        {tones.map(({ key, name }) => (
          <option key={key} value={key}>
            {hasSkin ? `${withTone(emoji, key)} ${name}` : name}
          </option>
        ))}
      </select>
      <p id={`${id}-skin`} className={styles.skin}>
        {emoji && !hasSkin && "This one takes no tone. It may have fur."}
      </p>
    </fieldset>
  )
}
