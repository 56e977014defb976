/**
 * The webpack entry of the site: evaluates React, then the site's own modules, then Gatsby's, each in a separate task, since
 * on a slow machine all of them in one task would delay the response to input for too long.
 */

/** Yields to the browser. A message event is dispatched sooner than a timer. */
function yieldToBrowser(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

async function loadModules(): Promise<void> {
  await import(/* webpackMode: "eager" */ "react-dom/client")
  await yieldToBrowser()
  await import(/* webpackMode: "eager" */ "gatsby-entry/site")
  await yieldToBrowser()
  await import(/* webpackMode: "eager" */ "gatsby-entry")
}

void loadModules()
