import { useId } from "react"
import { Checkbox } from "../../../kits/controls/Checkbox"
import { Choice } from "../../../kits/controls/Choice"
import { Field } from "../../../kits/controls/Field"
import { Slider } from "../../../kits/controls/Slider"
import { patternLetters } from "../logic"
import * as styles from "../PasswordGenerator.module.css"
import {
  counts,
  joinerNames,
  joiners,
  kindNames,
  kinds,
  lengths,
  maxPatternLength,
  type Recipe,
} from "../recipe"

type Props = {
  recipe: Recipe
  /** The reason no password can be generated; empty if there is none. */
  mistake: string
  onChange: (recipe: Recipe) => void
}

/** Controls for the parts of a recipe. */
export function Controls({ recipe, mistake, onChange }: Props) {
  const id = useId()
  const problem = (
    <p id={`${id}-mistake`} className={styles.mistake} role="alert">
      {mistake}
    </p>
  )
  if (recipe.mode === "pattern") {
    return (
      <div className={styles.controls}>
        <Field
          beside
          label="Pattern"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxPatternLength}
          placeholder="Cvcvc-99"
          value={recipe.pattern}
          aria-invalid={mistake !== ""}
          aria-describedby={`${id}-mistake`}
          onChange={pattern => onChange({ ...recipe, pattern })}
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
      <div className={styles.controls}>
        <Slider
          beside
          label={`Length: ${recipe.length} characters`}
          value={recipe.length}
          min={lengths.min}
          max={lengths.max}
          onChange={length => onChange({ ...recipe, length })}
        />
        <fieldset aria-describedby={`${id}-mistake`}>
          <legend>With</legend>
          {kindNames.map(kind => (
            <Checkbox
              key={kind}
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
        <Checkbox
          label="At least one of each"
          checked={recipe.each}
          onChange={each => onChange({ ...recipe, each })}
        />
        <Checkbox
          label="Without 0, O, o, 1, l, I and |"
          checked={recipe.clear}
          onChange={clear => onChange({ ...recipe, clear })}
        />
        {problem}
      </div>
    )
  }
  return (
    <div className={styles.controls}>
      <Slider
        beside
        label={`Length: ${recipe.count} words`}
        value={recipe.count}
        min={counts.min}
        max={counts.max}
        onChange={count => onChange({ ...recipe, count })}
      />
      {recipe.mode === "words" ? (
        <Choice
          beside
          label="Between them"
          value={recipe.joiner}
          options={joinerNames.map(name => [name, joiners[name]] as const)}
          onChange={joiner => onChange({ ...recipe, joiner })}
        />
      ) : (
        <Checkbox
          label="Without dots: a and o for ä and ö"
          checked={recipe.plain}
          onChange={plain => onChange({ ...recipe, plain })}
        />
      )}
      {problem}
    </div>
  )
}
