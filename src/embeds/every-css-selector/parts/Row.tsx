import { useId } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { ExternalLink } from "../../../components/external-link/ExternalLink"
import * as styles from "../EveryCssSelector.module.css"
import { cssOf, statusOf, type Weigh, weighed, weightText } from "../logic"
import { type CssSelector, specs, statuses } from "../schema"
import { Demo } from "./Demo"

type Props = {
  selector: CssSelector
  /** True if this browser supports it; null if that can't be tested, undefined before the test. */
  has: boolean | null | undefined
  open: boolean
  weigh: Weigh | "failed" | null
  onToggle: () => void
}

function supportText(has: Props["has"]): string {
  if (has === undefined) return ""
  if (has === null) return "can’t be asked"
  return has ? "has it" : "hasn’t"
}

function weightOf({ example, weight }: CssSelector, weigh: Props["weigh"]): string {
  if (weight) return weight
  if (weigh === null) return "..."
  if (weigh === "failed") return "The scales could not be fetched."
  const result = weighed(example, weigh)
  return result.kind === "weights" ? result.weights.map(weightText).join(" and ") : result.message
}

/** Returns the demo's instructions, or a note if this browser has no full screen mode, as on iPhones. */
function hintOf({ act, hint }: CssSelector): string | undefined {
  if (act === "fullscreen" && document.fullscreenEnabled !== true)
    return "This browser lets no page fill the screen."
  return hint
}

/** A selector; when open, with its description, specificity and demo. */
export function Row({ selector, has, open, weigh, onToggle }: Props) {
  const id = useId()
  const status = statusOf(selector)
  const { title, url } = specs[selector.spec]
  const hint = open ? hintOf(selector) : undefined
  return (
    <li className={styles.row}>
      <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
        <code>{selector.selector}</code>
        <span className={styles.badge} data-status={status}>
          {statuses[status]}
        </span>
        <span className={styles.support}>{supportText(has)}</span>
      </button>
      {open && (
        <div id={id} className={styles.opened}>
          <p>{selector.what}</p>
          <dl>
            <div>
              <dt>For example</dt>
              <dd>
                <code>{selector.example}</code>
              </dd>
            </div>
            <div>
              <dt>Specificity</dt>
              <dd>{weightOf(selector, weigh)}</dd>
            </div>
            <div>
              <dt>Defined in</dt>
              <dd>
                <ExternalLink href={url} tile={false}>
                  {title}
                </ExternalLink>
              </dd>
            </div>
          </dl>
          {selector.html ? (
            <>
              {hint && <p className={styles.hint}>{hint}</p>}
              <Demo key={selector.selector} selector={selector} />
              <pre className={styles.css}>{cssOf(selector)}</pre>
            </>
          ) : (
            <p className={styles.hint}>
              This one can’t be shown here. It needs a printer, a film or another browser.
            </p>
          )}
          <CopyButton text={selector.html ? cssOf(selector) : selector.example} label="Copy it" />
        </div>
      )}
    </li>
  )
}
