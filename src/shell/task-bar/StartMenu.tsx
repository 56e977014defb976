import { useId } from "react"
import { PageIcon } from "../../components/page-icon/PageIcon"
import type { Menus } from "../../lib/lists/menus"
import { LazyDialog } from "../windows/LazyDialog"
import type { Commands } from "./commands"
import * as styles from "./StartMenu.module.css"
import { useStartMenu } from "./useStartMenu"

type Props = {
  groups: Menus["start"]
  commands: Commands
  path: string
  /** The site's short name, on the strip beside the entries. */
  product: string
}

const loadPanel = () => import("./StartPanel")

/** Loads the menu before it is opened. A failure is reported when it is. */
const preload = () => void loadPanel().catch(() => {})

/** The Start button and its menu of pages and commands, which loads when the button is reached. */
export function StartMenu(props: Props) {
  const menu = useStartMenu(props.path)
  const id = useId()
  return (
    <div ref={menu.root} className={styles.start}>
      <button
        ref={menu.button}
        id="start"
        type="button"
        aria-expanded={menu.open}
        aria-controls={menu.open ? id : undefined}
        className={styles.button}
        onClick={menu.toggle}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={event => (menu.open || /Arrow/.test(event.key)) && menu.keyDown(event)}
      >
        <PageIcon name="pertti" /> Start
      </button>
      {menu.open && (
        <LazyDialog title="Start" what="The menu" load={loadPanel} onClose={menu.close}>
          {Panel => <Panel {...props} id={id} menu={menu} />}
        </LazyDialog>
      )}
    </div>
  )
}
