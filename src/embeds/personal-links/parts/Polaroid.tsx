import { PageIcon } from "../../../components/page-icon/PageIcon"
import { PageLink } from "../../../components/page-link/PageLink"
import * as styles from "../PersonalLinks.module.css"

type Props = { to: string; title: string; text: string; tilt: number }

/** A photograph taped into the diary: the icon of a page, its link, and a note. */
export function Polaroid({ to, title, text, tilt }: Props) {
  return (
    <li className={styles.polaroid} style={{ rotate: `${tilt}deg` }}>
      <span className={styles.picture}>
        <PageIcon name={to.slice(1)} size={32} drawn={64} />
      </span>
      <p>
        <PageLink to={to}>{title}</PageLink>
        <br />
        {text}
      </p>
    </li>
  )
}
