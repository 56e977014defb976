import type { CSSProperties } from "react"
import { Stage } from "../../../../components/message-scene/Stage"
import { ignoreComposition } from "../../../../hooks/browser/composition"
import { useMotion } from "../../../../hooks/browser/motion"
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
  return (
    <Stage says={says} hint="This mirror can spell.">
      <div
        className={styles.scene}
        data-gold={isGold || undefined}
        style={{ "--signs": Math.max(6, shown.length) } as CSSProperties}
      >
        <input
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
        <div className={styles.mirror} role="img" aria-label={`${names[glass]} that shows ${back}`}>
          {glass === 3 ? <Writer text={back} /> : <span className={styles.back}>{back}</span>}
          <Cracks glass={glass} motion={motion} />
        </div>
      </div>
    </Stage>
  )
}
