import { Choice } from "../../../../kits/controls/Choice"
import { Field } from "../../../../kits/controls/Field"
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

/** A field for the emoji, and a choice of skin tones if it takes one. */
export function EmojiField({ written, tone, onEmoji, onTone }: Props) {
  const read = readEmoji(written)
  const emoji = "emoji" in read ? read.emoji : ""
  const hasSkin = takesTone(emoji)
  return (
    <fieldset>
      <legend>What claps</legend>
      <Field
        label="Any emoji, or up to five"
        className={styles.emoji}
        maxLength={200}
        value={written}
        problem={"problem" in read && read.problem}
        onChange={onEmoji}
      />
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
      <Choice
        label="Skin tone"
        className={styles.skin}
        value={hasSkin ? tone : ""}
        disabled={!hasSkin}
        options={[
          ["", "as it is written"],
          ...tones.map(({ key, name }) => [key, hasSkin ? `${withTone(emoji, key)} ${name}` : name] as const),
        ]}
        note={emoji && !hasSkin ? "This one takes no tone. It may have fur." : ""}
        onChange={onTone}
      />
    </fieldset>
  )
}
