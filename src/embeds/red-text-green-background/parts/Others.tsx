import { contrast } from "../../../lib/colour/contrast"
import { toHex } from "../../../lib/colour/rgb"
import { type Eyes, eyes, type Pair, seenBy, shown } from "../logic"
import { pictureOf } from "../picture"
import * as styles from "../RedTextGreenBackground.module.css"

const missing: Record<Eyes, string> = {
  protanopia: "no cones for long waves",
  deuteranopia: "no cones for middle waves",
  tritanopia: "no cones for short waves, roughly",
  achromatopsia: "no colours, only light",
}

/** The picture with simulated colour vision deficiencies, each with its remaining contrast. */
export function Others({ words, text, ground }: Pair & { words: string }) {
  return (
    <section aria-label="How it looks to others">
      <h2>How it looks to others</h2>
      <div className={styles.others}>
        {eyes.map(who => {
          const [ink, paper] = [seenBy(who, text), seenBy(who, ground)]
          return (
            <figure key={who}>
              <img
                src={pictureOf(words, toHex(ink), toHex(paper))}
                width="480"
                height="240"
                alt={`The same with ${who}: ${toHex(ink)} on ${toHex(paper)}`}
              />
              <figcaption>
                <strong>{who}</strong>: {missing[who]}. {shown(contrast(ink, paper))} : 1
              </figcaption>
            </figure>
          )
        })}
      </div>
    </section>
  )
}
