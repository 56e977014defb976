import { PageIcon } from "../../components/page-icon/PageIcon"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMounted } from "../../hooks/browser/mounted"
import type { MenuItem } from "../../lib/lists/menus"
import { Menu } from "../Menu"
import { useStartMenu } from "../task-bar/useStartMenu"
import * as styles from "./Header.module.css"
import { LocationField } from "./LocationField"

type Props = {
  /** The site's name: "juhq.fi". */
  name: string
  title: string
  items: MenuItem[]
  /** The path in the visitor's address bar. */
  path: string
  /** The path that the static HTML was rendered for, shown until hydration. */
  staticPath: string
  onNumpad: () => void
  onAnywhere: () => void
  onGo: (path: string) => void
}

/** Scrolls a row of links that is cut off to its end, and from there to its beginning. */
function showRest(menu: HTMLElement | null): void {
  const scroller = menu?.querySelector("[data-more] > *")
  if (!scroller) return
  const isAtEnd = scroller.scrollLeft + scroller.clientWidth >= scroller.scrollWidth - 1
  scroller.scrollTo({ left: isAtEnd ? 0 : scroller.scrollWidth })
}

/** The top of every page in one row: the menu, the address and the tools. On phones a button opens the menu. */
export function Header({ name, title, items, path, staticPath, onNumpad, onAnywhere, onGo }: Props) {
  const menu = useStartMenu(path)
  const isMounted = useMounted()
  return (
    <header className={styles.header}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the links and of their button bubble up to it. */}
      <div
        ref={menu.root}
        className={styles.menu}
        data-open={menu.open || undefined}
        onKeyDown={event => menu.open && menu.keyDown(event)}
      >
        <button
          ref={menu.button}
          type="button"
          aria-expanded={menu.open}
          aria-label="Menu"
          className={styles.burger}
          onClick={menu.toggle}
        >
          <PageIcon name="chrome/menu" />
        </button>
        <Menu label="Top menu" items={items} path={path} className={styles.links} onChosen={menu.close} />
        {/* For pointers: with the keyboard each link scrolls into view. */}
        {isMounted && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            title="The rest of the menu"
            className={styles.rest}
            onClick={() => showRest(menu.root.current)}
          >
            »
          </button>
        )}
      </div>
      <LocationField
        name={name}
        path={path}
        staticPath={staticPath}
        onGo={onGo}
        className={styles.location}
      />
      <div className={styles.tools}>
        <button type="button" onClick={onAnywhere} title="A page that you have not seen">
          <PageIcon name="chrome/anywhere" /> <span className={styles.word}>Anywhere</span>
        </button>
        <button type="button" className={styles.numpad} onClick={onNumpad} aria-haspopup="dialog">
          <PageIcon name="chrome/numpad" /> <span className={styles.word}>Numpad</span>
        </button>
        <span data-way="send">
          <ShareButton
            key={path}
            text={title}
            icon={<PageIcon name="chrome/share" />}
            wordClassName={styles.word}
          />
        </span>
      </div>
    </header>
  )
}
