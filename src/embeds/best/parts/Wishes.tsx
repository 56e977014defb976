import { useMounted } from "../../../hooks/browser/mounted"
import * as styles from "../Best.module.css"
import { wishes } from "../logic"

/** The site's "best viewed with" badges, checked against this browser. */
export function Wishes() {
  const mounted = useMounted()
  const facts = mounted
    ? {
        width: window.innerWidth,
        height: window.innerHeight,
        appName: navigator.appName,
        agent: navigator.userAgent,
        java: "javaEnabled" in navigator && navigator.javaEnabled(),
      }
    : { width: 800, height: 600, appName: "Netscape", agent: "MSIE 4.0", java: false }
  const answers = wishes.map(({ has }) => has(facts))
  const count = answers.filter(answer => answer === true).length
  return (
    <section className={styles.wishes} aria-label="Best viewed with">
      <h2>
        Best viewed with: {count} of {wishes.length}
      </h2>
      <ul>
        {wishes.map(({ badge, says }, i) => (
          <li key={badge}>
            <img src={`/badges/${badge}.png`} width="88" height="31" alt={says} loading="lazy" />
            {answers[i] === true ? "yes" : answers[i]}
          </li>
        ))}
      </ul>
    </section>
  )
}
