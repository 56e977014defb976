import { type CSSProperties, useId, useRef } from "react"
import { Stage } from "../../../../components/message-scene/Stage"
import { ignoreComposition } from "../../../../hooks/browser/composition"
import { useMotion } from "../../../../hooks/browser/motion"
import { useGlobalKeys } from "../../../../kits/board/useGlobalKeys"
import * as styles from "../IsItPalindrome.module.css"
import { type Glass, maxLength, reflected } from "../mirror"
import { Cracks } from "./Cracks"
import { Writer } from "./Writer"

type Props = {
  /** The visitor's text, and what stands there while it is empty. */
  text: string
  clock: string
  glass: Glass
  /** True if the frame is of gold. */
  isGold: boolean
  says: string
  onType: (text: string) => void
}

/** A letter, a digit or a sign; a space scrolls the page or presses a button. */
const oneCharacter = /^[^ ]$/u

const names: Record<Glass, string> = {
  0: "A mirror",
  1: "A mirror with a crack",
  2: "A mirror with many cracks",
  3: "A frame without a mirror. Behind it sits Pertti with a pencil, and a paper",
}

/** A field whose text goes on in a mirror beside it, backwards. Behind the mirror is the one who writes. */
export function Mirror({ text, clock, glass, isGold, says, onType }: Props) {
  const motion = useMotion()
  const shown = text === "" ? clock : text
  const back = reflected(shown)
  const id = useId()
  const scene = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // What is typed with nothing focused is written to the mirror.
  useGlobalKeys(scene, oneCharacter, event => {
    field.current?.focus()
    onType((text + event.key).slice(0, maxLength))
  })
  return (
    <Stage says={says} hint="This mirror can spell.">
      <div
        ref={scene}
        className={styles.scene}
        data-gold={isGold || undefined}
        style={{ "--signs": Math.max(6, shown.length) } as CSSProperties}
      >
        {/* A press on the mirror puts the caret into the field. */}
        <label className={styles.glass} htmlFor={id}>
          <span className={styles.mirror} role="img" aria-label={`${names[glass]} that shows ${back}`}>
            {glass === 3 ? <Writer text={back} /> : <span className={styles.back}>{back}</span>}
            <Cracks glass={glass} motion={motion} />
          </span>
        </label>
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="text"
          aria-label="Write to the mirror"
          placeholder={clock}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLength}
          value={text}
          onChange={event => onType(event.target.value)}
          onKeyDown={ignoreComposition(event => {
            if (event.key === "Escape" && text !== "") {
              event.stopPropagation()
              onType("")
            }
          })}
        />
      </div>
    </Stage>
  )
}
