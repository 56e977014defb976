import { useClose } from "./useClose"
import { maximise, minimise, type OpenWindow } from "./windowList"

/** The three buttons of a title bar, for pointers only: keyboards and screen readers use the menu of the icon. */
export function TitleBarButtons({ window: { id, title, maximised } }: { window: OpenWindow }) {
  const close = useClose(id)
  const size = maximised ? "Restore" : "Maximise"
  return (
    <div className="title-bar-controls">
      <button
        type="button"
        tabIndex={-1}
        className="minimize"
        aria-label={`Minimise ${title}`}
        onClick={() => minimise(id)}
      />
      <button
        type="button"
        tabIndex={-1}
        className={maximised ? "restore" : "maximize"}
        aria-label={`${size} ${title}`}
        onClick={() => maximise(id, !maximised)}
      />
      <button type="button" tabIndex={-1} className="close" aria-label={`Close ${title}`} onClick={close} />
    </div>
  )
}
