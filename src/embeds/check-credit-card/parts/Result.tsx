import { CopyButton } from "../../../components/copy-button/CopyButton"
import { Icon } from "../../../components/icon/Icon"
import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import * as styles from "../CheckCreditCard.module.css"
import { availableVerdicts, type Brand, headline, luhn, onlyBrand, total } from "../logic"

type Props = {
  digits: string
  /** The possible brands; null while the rules are not loaded. */
  possible: readonly Brand[] | null
  /** True if the rules could not be loaded. */
  failed: boolean
}

/** The verdict, and the sum digit by digit. */
export function Result({ digits, possible, failed }: Props) {
  const steps = luhn(digits)
  const shown = availableVerdicts(digits, possible)
  const brand = possible && onlyBrand(possible)
  const sum = steps.map(({ adds }) => adds).join(" + ")
  return (
    <>
      <div role="status" aria-label="Verdict">
        <p className={styles.verdict}>{headline(shown, possible !== null)}</p>
        <ul className={styles.reasons}>
          {shown.map(({ good, isUnknown, what }) => (
            <li key={what}>
              <b>
                {good !== null && <Icon name={good ? "tick" : "cross"} />}{" "}
                {isUnknown ? "Unknown:" : good === null ? "Not yet:" : good ? "Yes:" : "No:"}
              </b>{" "}
              {what}
            </li>
          ))}
        </ul>
        {failed && <p>The rules of the brands could not be fetched. The sum needs none.</p>}
        {brand && (
          <p>
            A real one also has {brand.code.size} digits called {brand.code.name}. Keep those to yourself too.
          </p>
        )}
      </div>
      <ScrollArea label="The sum, digit by digit">
        <table className={styles.steps}>
          <tbody>
            <tr>
              <th scope="row">Digit</th>
              {steps.map(({ digit }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
                <td key={i}>{digit}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">Doubled</th>
              {steps.map(({ digit, doubled }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
                <td key={i}>{doubled ? digit * 2 : "·"}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">Adds</th>
              {steps.map(({ adds, doubled, digit }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
                <td key={i} data-less={(doubled && digit > 4) || undefined}>
                  {adds}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Sum so far</th>
              {steps.map(({ sum }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
                <td key={i}>{sum}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollArea>
      <div className="buttons">
        <CopyButton text={`${sum} = ${total(digits)}`} label="Copy the sum" />
      </div>
    </>
  )
}
