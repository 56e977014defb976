/**
 * What the site's script begins with: React, then the site's own, then Gatsby's, each in a task of its own, since a slow
 * machine needs longer for all of them at once than a visitor should wait for an answer.
 */

/** Lets the browser answer whoever waits. A message comes sooner than a timer. */
function turn(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

async function begin(): Promise<void> {
  await import(/* webpackMode: "eager" */ "react-dom/client")
  await turn()
  await import(/* webpackMode: "eager" */ "gatsby-entry/site")
  await turn()
  await import(/* webpackMode: "eager" */ "gatsby-entry")
}

void begin()
