import { useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import type { Codec } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { LoadError } from "../../kits/loading/LoadError"
import { guessers, strength } from "./crack"
import { mistakeIn, waysIn } from "./logic"
import * as styles from "./PasswordGenerator.module.css"
import { Burglar } from "./parts/Burglar"
import { Controls } from "./parts/Controls"
import { Cracking } from "./parts/Cracking"
import { Door } from "./parts/Door"
import { Grandmother } from "./parts/Grandmother"
import { ending, Siege } from "./parts/Siege"
import { Stranger } from "./parts/Stranger"
import { defaults, formatRecipe, type Mode, modes, parseRecipe, type Recipe } from "./recipe"
import { ageAt, ageNumber, end } from "./siege"
import { log2 } from "./uniform"
import { usePassword } from "./usePassword"
import { useSiege } from "./useSiege"

const how: Codec<Recipe> = { initial: defaults.words, parse: parseRecipe, format: formatRecipe }
const modeNames = Object.entries(modes) as [Mode, string][]

/**
 * A password maker with four methods, exact entropy and time to crack, and a burglar who takes that long.
 *
 * @feed A machine for passwords that are really random, with a mode for Finnish grandmothers.
 */
export default function PasswordGenerator() {
  const address = useAddress({ how })
  const recipe = address.values.how
  const recipeByMode = useRef<Partial<Record<Mode, Recipe>>>({})
  const { password, listed, failed, retry, another, before, back } = usePassword(formatRecipe(recipe))
  const mistake = mistakeIn(recipe)
  const needsWords = recipe.mode === "words" || recipe.mode === "grandmother"
  const bits = mistake || (needsWords && listed === 0) ? null : log2(waysIn(recipe, listed))

  const [who, setWho] = useState(guessers.length - 1)
  const attack = useSiege(password, bits)
  const { siege } = attack
  const log = siege?.log ?? -1

  const choose = (next: Recipe) => {
    recipeByMode.current[recipe.mode] = recipe
    address.set({ how: next })
  }

  return (
    <div className={styles.tool}>
      <div className={styles.desk}>
        <Door
          what={bits === null ? null : strength(bits)}
          bits={bits}
          now={siege?.isOver ? ending(siege.falls) : ""}
        >
          {bits !== null && (
            <Burglar
              age={ageAt(log).name}
              number={ageNumber(log)}
              isIn={siege?.isOver === true && siege.falls < end}
            />
          )}
        </Door>
        <div className={styles.output}>
          <output
            className={`result ${styles.password}`}
            aria-label="Password"
            lang={recipe.mode === "grandmother" ? "fi" : undefined}
          >
            {password ?? (mistake ? "–" : "Making one")}
          </output>
          <div className="buttons">
            <Button className="default" disabled={password === null} onClick={another}>
              Another
            </Button>
            <CopyButton text={password ?? ""} />
            <Button
              disabled={before === null}
              onClick={() => {
                if (before !== null) choose(parseRecipe(before))
                back()
              }}
            >
              Back to the last one
            </Button>
          </div>
        </div>
        <Siege
          of={attack}
          who={who}
          canBegin={bits !== null && password !== null}
          onWho={next => {
            attack.stop()
            setWho(next)
          }}
          onBegin={() => attack.begin(guessers[who]?.perSecond ?? 1)}
        />
      </div>
      {failed && <LoadError what="The list of words" onRetry={retry} />}
      <Choice
        as="radios"
        className={styles.modes}
        label="Made of"
        value={recipe.mode}
        options={modeNames}
        onChange={mode => choose(recipeByMode.current[mode] ?? defaults[mode])}
      />
      <Controls recipe={recipe} mistake={mistake ?? ""} onChange={choose} />
      {recipe.mode === "grandmother" && <Grandmother password={password} />}
      <Cracking bits={bits} />
      <Stranger password={password} bits={bits} />
      <div className="buttons">
        <ShareButton text="This is how I make my passwords" />
        <StartAgain
          of={{
            ...address,
            reset: () => {
              recipeByMode.current = {}
              address.reset()
            },
          }}
        />
      </div>
    </div>
  )
}
