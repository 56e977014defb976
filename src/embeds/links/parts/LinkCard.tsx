import { ExternalLink } from "../../../components/external-link/ExternalLink"
import * as styles from "../Links.module.css"
import type { Link } from "../schema"

type Props = { link: Link; fresh: boolean }

/** A card of the catalogue: the site, a description, and an archived copy. */
export function LinkCard({ link: { title, to, about }, fresh }: Props) {
  return (
    <li className={styles.card}>
      <p>
        <ExternalLink href={to} archive>
          {title}
        </ExternalLink>
        {fresh && <b className={styles.fresh}> new!</b>}
      </p>
      <p>{about}</p>
    </li>
  )
}
