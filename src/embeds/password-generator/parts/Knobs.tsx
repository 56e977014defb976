import { useId } from "react"
import { patternLetters } from "../logic"
import * as styles from "../PasswordGenerator.module.css"
import {
  counts,
  joinerNames,
  joiners,
  kindNames,
  kinds,
  lengths,
  longestPattern,
  type Recipe,
} from "../recipe"
import { Check, Slider } from "./Controls"

type Props = {
  recipe: Recipe
  /** Why no password can be made; empty where one can. */
  mistake: string
  onChange: (recipe: Recipe) => void
}

/** What can be turned in a recipe. */
export function Knobs({ recipe, mistake, onChange }: Props) {
  const id = useId()
  const problem = (
    <p id={`${id}-mistake`} className={styles.mistake} role="alert">
      {mistake}
    </p>
  )
  if (recipe.mode === "pattern") {
    return (
      <div className={styles.knobs}>
        <label htmlFor={`${id}-pattern`}>Pattern</label>
        <input
          id={`${id}-pattern`}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestPattern}
          placeholder="Cvcvc-99"
          value={recipe.pattern}
          aria-invalid={mistake !== ""}
          aria-describedby={`${id}-mistake`}
          onChange={event => onChange({ ...recipe, pattern: event.target.value })}
        />
        {problem}
        <ul className={styles.legend}>
          {Object.entries(patternLetters).map(([letter, { what }]) => (
            <li key={letter}>
              <code>{letter}</code> {what}
            </li>
          ))}
          <li>
            <code>\a</code> the letter a itself
          </li>
        </ul>
      </div>
    )
  }
  if (recipe.mode === "characters") {
    return (
      <div className={styles.knobs}>
        <Slider
          id={`${id}-length`}
          label="Length"
          unit="characters"
          value={recipe.length}
          range={lengths}
          onChange={length => onChange({ ...recipe, length })}
        />
        <fieldset aria-describedby={`${id}-mistake`}>
          <legend>With</legend>
          {kindNames.map(kind => (
            <Check
              key={kind}
              id={`${id}-${kind}`}
              label={kinds[kind].name}
              checked={recipe.kinds.includes(kind)}
              onChange={on =>
                onChange({
                  ...recipe,
                  kinds: kindNames.filter(k => (k === kind ? on : recipe.kinds.includes(k))),
                })
              }
            />
          ))}
        </fieldset>
        <Check
          id={`${id}-each`}
          label="At least one of each"
          checked={recipe.each}
          onChange={each => onChange({ ...recipe, each })}
        />
        <Check
          id={`${id}-clear`}
          label="Without 0, O, o, 1, l, I and |"
          checked={recipe.clear}
          onChange={clear => onChange({ ...recipe, clear })}
        />
        {problem}
      </div>
    )
  }
  return (
    <div className={styles.knobs}>
      <Slider
        id={`${id}-count`}
        label="Length"
        unit="words"
        value={recipe.count}
        range={counts}
        onChange={count => onChange({ ...recipe, count })}
      />
      {recipe.mode === "words" ? (
        <>
          <label htmlFor={`${id}-joiner`}>Between them</label>
          <select
            id={`${id}-joiner`}
            value={recipe.joiner}
            onChange={event =>
              onChange({
                ...recipe,
                joiner: joinerNames.find(name => name === event.target.value) ?? recipe.joiner,
              })
            }
          >
            {joinerNames.map(name => (
              <option key={name} value={name}>
                {joiners[name]}
              </option>
            ))}
          </select>
        </>
      ) : (
        <Check
          id={`${id}-plain`}
          label="Without dots: a and o for ä and ö"
          checked={recipe.plain}
          onChange={plain => onChange({ ...recipe, plain })}
        />
      )}
      {problem}
    </div>
  )
}
