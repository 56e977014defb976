import { useState } from "react"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { choice, text, whole } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Slider } from "../../kits/controls/Slider"
import { contrast } from "../../lib/colour/contrast"
import { toHex } from "../../lib/colour/rgb"
import { trimmed } from "../../lib/text/blank"
import { agreementText, legible, type Reading } from "./agreement"
import { greens, merciful, mercyFor, reds, shown, verdict } from "./logic"
import { Controls } from "./parts/Controls"
import { Notice } from "./parts/Notice"
import { Others } from "./parts/Others"
import { maxDrawn, pictureOf } from "./picture"
import * as styles from "./RedTextGreenBackground.module.css"

type Props = {
  /** The text to begin with. */
  start: string
}

const colours = { red: choice(reds, "red"), green: choice(greens, "green"), mercy: whole(0, 100, 0) }

/**
 * A notice to agree to, in red on green, with its contrast ratio, simulated colour blindness and a slider to mercy.
 *
 * @feed Red text on a green background, exactly that, with its contrast measured and a slider to mercy.
 */
export default function RedTextGreenBackground({ start }: Props) {
  const address = useAddress({ text: text(start), ...colours })
  const { values, set } = address
  const { red, green, mercy } = values
  const pair = { text: reds[red], ground: greens[green] }
  const drawn = merciful(pair, mercy)
  const ratio = contrast(drawn.text, drawn.ground)
  const neededMercy = mercyFor(pair, 4.5)
  const [ink, paper] = [toHex(drawn.text), toHex(drawn.ground)]
  const words = trimmed(values.text) || start
  const [agreement, setAgreement] = useState<{ words: string; reading: Reading } | null>(null)
  const reading = agreement?.words === words ? agreement.reading : null
  const agree = (how: Reading) => setAgreement({ words, reading: how })
  const show = (next: number) => {
    const { text, ground } = merciful(pair, next)
    if (reading === null && contrast(text, ground) >= legible) agree("mercy")
    set({ mercy: next })
  }
  const css = `color: ${ink};\nbackground-color: ${paper};`

  return (
    <div className={styles.tool}>
      <div className={styles.first}>
        <div className={styles.notice}>
          <div>
            <Notice
              src={pictureOf(words, ink, paper)}
              alt={`“${words.slice(0, maxDrawn)}” in red, ${ink}, on green, ${paper}`}
              agreed={reading !== null}
            />
            <div className={styles.asked}>
              <Button onClick={() => agree("read")}>I can read it</Button>
              <Button
                onClick={() => {
                  agree("unread")
                  if (ratio < legible) set({ mercy: neededMercy })
                }}
              >
                I can’t read it
              </Button>
              <Button onClick={() => agree("proxy")}>Let Pertti agree</Button>
              <ShareButton text="An important notice for you. Can you read it?" />
            </div>
          </div>
          <div>
            <p className={styles.ratio} role="status">
              Contrast <strong>{shown(ratio)} : 1</strong>. {verdict(ratio)}
            </p>
            <p className={styles.agreement} role="status">
              {agreementText(reading, ratio)}
            </p>
            <Slider
              label={`Mercy: ${mercy}%`}
              min={0}
              max={100}
              value={mercy}
              valueText={`${mercy} percent, contrast ${shown(ratio)} to 1`}
              onChange={show}
            />
            <div className="buttons">
              <Button disabled={mercy === neededMercy} onClick={() => show(neededMercy)}>
                Just enough mercy
              </Button>
            </div>
            <p className={styles.note}>
              {neededMercy === 0
                ? "This pair can be read without any. It must be a mistake."
                : `${neededMercy}% is enough for WCAG 2 (AA, 4.5 : 1).`}
            </p>
          </div>
        </div>
        <Controls
          // Until the notice was agreed to, the field does not repeat its text.
          text={values.text === start && reading === null ? "" : values.text}
          placeholder="Another notice"
          red={red}
          green={green}
          onText={next => set({ text: next })}
          onRed={next => set({ red: next })}
          onGreen={next => set({ green: next })}
        />
        <div className="buttons">
          <CopyButton text={css} label="Copy the CSS" />
          <StartAgain of={address} />
        </div>
      </div>
      <Others words={words} {...drawn} />
    </div>
  )
}
