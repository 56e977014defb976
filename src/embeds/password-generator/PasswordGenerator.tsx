import { useId, useRef } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useQuery } from "../../hooks/query"
import { mistakeIn, waysIn } from "./logic"
import * as styles from "./PasswordGenerator.module.css"
import { Cracking } from "./parts/Cracking"
import { Grandmother } from "./parts/Grandmother"
import { Knobs } from "./parts/Knobs"
import { Stranger } from "./parts/Stranger"
import { formatRecipe, type Mode, modes, parseRecipe, type Recipe, usual } from "./recipe"
import { log2 } from "./uniform"
import { usePassword } from "./usePassword"

/**
 * Makes passwords of characters, words, a pattern or a grandmother, with their exact entropy and the time to crack them.
 *
 * @feed A machine for passwords that are really random, with a mode for Finnish grandmothers.
 */
export default function PasswordGenerator() {
  const [how, setHow] = useQuery("how")
  const kept = useRef<Partial<Record<Mode, Recipe>>>({})
  const id = useId()
  const recipe = parseRecipe(how ?? "")
  const { password, listed, failed, retry, another, before, back } = usePassword(formatRecipe(recipe))
  const mistake = mistakeIn(recipe)
  const needsWords = recipe.mode === "words" || recipe.mode === "grandmother"
  const bits = mistake || (needsWords && listed === 0) ? null : log2(waysIn(recipe, listed))

  const choose = (next: Recipe) => {
    kept.current[recipe.mode] = recipe
    const text = formatRecipe(next)
    setHow(text === formatRecipe(usual.words) ? null : text)
  }

  return (
    <div className={styles.tool}>
      <output
        className={`result ${styles.password}`}
        aria-label="Password"
        lang={recipe.mode === "grandmother" ? "fi" : undefined}
      >
        {password ?? (mistake ? "–" : "...")}
      </output>
      <div className="buttons">
        <button type="button" className="default" disabled={password === null} onClick={another}>
          Another
        </button>
        <CopyButton text={password ?? ""} />
        <button
          type="button"
          disabled={before === null}
          onClick={() => {
            if (before !== null) choose(parseRecipe(before))
            back()
          }}
        >
          Back to the last one
        </button>
      </div>
      {failed && (
        <p role="alert" className={styles.mistake}>
          The words could not be fetched.{" "}
          <button type="button" onClick={retry}>
            Retry
          </button>
        </p>
      )}
      <fieldset className={styles.modes}>
        <legend>Made of</legend>
        {(Object.keys(modes) as Mode[]).map(mode => (
          <div key={mode} className="field-row">
            <input
              id={`${id}-${mode}`}
              type="radio"
              name={`${id}-mode`}
              checked={recipe.mode === mode}
              onChange={() => choose(kept.current[mode] ?? usual[mode])}
            />
            <label htmlFor={`${id}-${mode}`}>{modes[mode]}</label>
          </div>
        ))}
      </fieldset>
      <Knobs recipe={recipe} mistake={mistake ?? ""} onChange={choose} />
      {recipe.mode === "grandmother" && <Grandmother password={password} />}
      <Cracking bits={bits} />
      <Stranger password={password} bits={bits} />
      <div className="buttons">
        <ShareButton label="Share the recipe" text="How to make a password" />
        <button
          type="button"
          disabled={how === null}
          onClick={() => {
            kept.current = {}
            setHow(null)
          }}
        >
          Start again
        </button>
      </div>
    </div>
  )
}
