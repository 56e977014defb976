import type { ComponentProps, ReactNode } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { StartAgain } from "../../../kits/address/StartAgain"
import { Choice } from "../../../kits/controls/Choice"
import type { Amount, NamedUnit } from "../amounts"
import { AmountField } from "./AmountField"
import * as styles from "./Converter.module.css"
import type { Conversion } from "./useConversion"

type Props<U extends NamedUnit, A extends Amount<U>> = {
  conversion: Conversion<U, A>
  /** The label and the placeholder of the amount's field. */
  label: string
  placeholder: string
  /** The options of both unit selects. */
  options: ComponentProps<typeof Choice<string>>["options"]
  result: ReactNode
  /** A remark about the result and the unit. */
  note: ReactNode
  /** The result alone, to be copied; "" if there is none. */
  copy: string
  share: string | undefined
  /** A call of the function with this amount. */
  call: string
  picture: ReactNode
  /** The source of the conversion function, and the accessible name of its area. */
  code: string
  codeLabel: string
  /** The table of all units. */
  children: ReactNode
}

/** A converter between two units, with its function's source and a table of all units. */
export function Converter<U extends NamedUnit, A extends Amount<U>>({
  conversion,
  options,
  result,
  note,
  copy,
  share,
  call,
  picture,
  code,
  codeLabel,
  children,
  ...field
}: Props<U, A>) {
  const { typed, refused, problem, type, from, to, chooseFrom, chooseTo, swap, restart } = conversion
  return (
    <div className={styles.tool}>
      <div className={styles.desk}>
        <div className={styles.sum}>
          <AmountField {...field} typed={typed} refused={refused} problem={problem} onType={type} />
          <div className={styles.units}>
            <Choice label="From" value={from.id} options={options} onChange={chooseFrom} />
            <button data-menu="edit" type="button" onClick={swap}>
              Swap
            </button>
            <Choice label="To" value={to.id} options={options} onChange={chooseTo} />
          </div>
          <div className={styles.answer}>
            <code className={styles.call}>{call}</code>
            <output className={`result ${styles.result}`} aria-label="Result">
              {result}
            </output>
          </div>
        </div>
        {picture}
      </div>
      <p className={styles.note}>{note}</p>
      <div className="buttons">
        <CopyButton text={copy} label="Copy the result" />
        <ShareButton text={share} />
        <StartAgain of={restart} />
      </div>
      <div className={styles.code}>
        <h2>The function</h2>
        <ScrollArea className={styles.scroll} label={codeLabel}>
          <pre>
            <code>{code}</code>
          </pre>
        </ScrollArea>
        <CopyButton text={code} label="Copy the function" />
      </div>
      {children}
    </div>
  )
}
