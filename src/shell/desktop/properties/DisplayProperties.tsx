import { Modal } from "../../../components/modal/Modal"
import { useMotion } from "../../../hooks/browser/motion"
import { useStorage } from "../../../hooks/storage/useStorage"
import { Checkbox } from "../../../kits/controls/Checkbox"
import { Choice } from "../../../kits/controls/Choice"
import { defaultLook, type Look, look, type Saver, type Scheme, type Wallpaper } from "../look"
import * as styles from "./DisplayProperties.module.css"

type Props = { onClose: () => void; onPreview: (saver: Saver) => void }

const wallpaperNames: Record<Wallpaper, string> = {
  page: "What the page brings",
  none: "(None)",
  stars: "Stars",
  clouds: "Clouds",
  tiles: "Bathroom",
  matrix: "Matrix",
  construction: "Roadworks",
}

const schemeNames: Record<Scheme, string> = {
  standard: "Standard",
  rainy: "Rainy day",
  plum: "Plum",
  "hot-dog-stand": "Hot dog stand",
  night: "Night",
}

const saverNames: Record<Saver, string> = {
  none: "(None)",
  hamsters: "Flying hamsters",
  maze: "Maze",
  marquee: "Marquee",
}

/** Returns the choices of a select, in the order of their names. */
const optionsOf = <Key extends string>(names: Record<Key, string>) => Object.entries(names) as [Key, string][]

/** The dialog for wallpaper, colours, screen saver and sounds, with a preview. Each choice takes effect immediately. */
export default function DisplayProperties({ onClose, onPreview }: Props) {
  const [chosen, setChosen] = useStorage(look)
  const moves = useMotion()
  const change = (changes: Partial<Look>) => setChosen(old => ({ ...old, ...changes }))
  const { wallpaper, scheme, saver, sounds } = chosen
  return (
    <Modal title="Display Properties" open onClose={onClose}>
      <div className={styles.properties}>
        <Monitor {...chosen} />
        <div className={styles.choices}>
          <Choice
            label="Wallpaper"
            value={wallpaper}
            options={optionsOf(wallpaperNames)}
            onChange={value => change({ wallpaper: value })}
          />
          <Choice
            label="Colours"
            value={scheme}
            options={optionsOf(schemeNames)}
            onChange={value => change({ scheme: value })}
          />
          <div className={styles.saver}>
            <Choice
              label="Screen saver, after three minutes"
              value={saver}
              options={optionsOf(saverNames)}
              onChange={value => change({ saver: value })}
            />
            {saver !== "none" && moves && (
              <button type="button" onClick={() => onPreview(saver)}>
                Preview
              </button>
            )}
          </div>
          {saver !== "none" && !moves && <p>Calm mode is on, so the screen looks after itself.</p>}
          <Checkbox
            label="Sounds of the system"
            checked={sounds}
            onChange={value => change({ sounds: value })}
          />
        </div>
      </div>
      <div className="buttons">
        <button type="button" onClick={onClose}>
          OK
        </button>
        <button type="button" onClick={() => setChosen(defaultLook)}>
          As it was
        </button>
      </div>
    </Modal>
  )
}

/** A picture of a monitor that previews the wallpaper and the screen saver. */
function Monitor({ wallpaper, saver }: Look) {
  const tile =
    wallpaper === "page" || wallpaper === "none" ? undefined : `url("/pictures/tiles/${wallpaper}.png")`
  return (
    <div className={styles.monitor} aria-hidden="true">
      <div className={styles.screen} style={{ backgroundImage: tile }}>
        {saver === "none" ? (
          <div className={styles.small}>
            <i />
          </div>
        ) : (
          <span className={styles.name}>{saverNames[saver]}</span>
        )}
      </div>
    </div>
  )
}
