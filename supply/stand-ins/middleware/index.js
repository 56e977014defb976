/** In the place of what develop would ask for uploads to functions and for scripts of others: this site has neither. */
const pass = (_request, _response, next) => next()
module.exports = () => Object.assign(pass, { any: () => pass })
