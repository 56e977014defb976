import type { Color } from "culori"
import { useMemo, useState } from "react"
import { Button } from "../../../components/button/Button"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { choice, flag, text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { Checkbox } from "../../../kits/controls/Checkbox"
import { describeColour, hexOf } from "./logic"
import { formatColour } from "./notations"
import { ColourField } from "./parts/ColourField"
import { Contrasts } from "./parts/Contrasts"
import { Name } from "./parts/Name"
import { Notations } from "./parts/Notations"
import { Sliders } from "./parts/Sliders"
import { Swatch } from "./parts/Swatch"
import { useParsedColour } from "./parts/useParsedColour"
import { useUndo } from "./parts/useUndo"
import { Wheel } from "./parts/Wheel"
import * as styles from "./RgbToHsl.module.css"
import { sliderSpaces } from "./sliders"

type Props = {
  /**
   * The colour to begin with.
   *
   * @format colour
   */
  start: string
}

const codecs = {
  colour: text(null),
  sliders: choice(sliderSpaces, "hsl"),
  on: text("#008080"),
  commas: flag(false, { yes: "yes", no: "no" }),
}

/**
 * A converter of CSS colours between all notations, with a colour wheel, sliders in seven colour spaces, contrasts
 * and a name.
 *
 * @feed A converter for colours: anything that CSS understands comes out as HSL, RGB, hex, HWB, Lab, OKLCH and a name.
 */
export default function RgbToHsl({ start }: Props) {
  const { values, set } = useAddress(codecs)
  const { colour, commas } = values
  const { change, undo, canUndo } = useUndo(colour, next => set({ colour: next }))

  const source = colour ?? start
  const parsed = useParsedColour(source)
  // While the text is incomplete, the last colour stays, so that nothing jumps during typing.
  const [lastColour, setLastColour] = useState<Color | null>(null)
  if (parsed?.kind === "colour" && parsed.colour !== lastColour) setLastColour(parsed.colour)
  const facts = useMemo(
    () => (lastColour && parsed ? describeColour(lastColour) : null),
    [lastColour, parsed],
  )

  return (
    <div className={styles.tool}>
      <ColourField
        text={source}
        hex={facts ? hexOf(facts) : "#000000"}
        problem={parsed?.kind === "problem" ? parsed.problem : null}
        onChange={change}
      >
        {facts && <Name facts={facts} />}
      </ColourField>
      {facts ? (
        <>
          <div className={styles.colour}>
            <Wheel facts={facts} onChange={change} />
            <Swatch facts={facts} />
          </div>
          <Notations facts={facts} commas={commas} />
          <Checkbox
            label="RGB and HSL with commas, as in 1998"
            checked={commas}
            onChange={next => set({ commas: next })}
          />
          <Sliders
            facts={facts}
            space={values.sliders}
            onSpace={next => set({ sliders: next })}
            onChange={change}
          />
          <Contrasts facts={facts} against={values.on} onAgainst={next => set({ on: next })} />
        </>
      ) : (
        <p className={styles.empty} role="status">
          {parsed === null
            ? "No colour. Type one, paste one, or pick one: even “tomato” will do."
            : "When that is a colour, it stands here."}
        </p>
      )}
      <div className="buttons">
        <ShareButton
          text={
            facts ? `${formatColour(facts, "hsl")}, also known as ${formatColour(facts, "hex")}` : undefined
          }
        />
        <RevealOnce when={canUndo}>
          <Button data-menu="edit" disabled={!canUndo} onClick={undo}>
            Undo
          </Button>
        </RevealOnce>
        <RevealOnce when={colour !== null}>
          <Button data-menu="edit" disabled={colour === null} onClick={() => change(null, "again")}>
            Start again
          </Button>
        </RevealOnce>
      </div>
    </div>
  )
}
