/*
 * Inlined in 404.html if the build did not know the site URL. The URLs in it begin with "/", but the
 * site may be published in a folder: this finds the nearest parent folder that has the site's icon,
 * and makes the URLs begin there.
 */
{
  /** @param {string} folder @returns {Promise<string>} */
  const findSite = async (folder) => {
    if (folder === '/') return folder;
    const { ok } = await fetch(`${folder}icon.svg`, { method: 'HEAD' }).catch(() => ({
      ok: false,
    }));
    return ok ? folder : findSite(folder.replace(/[^/]+\/$/, ''));
  };

  addEventListener('DOMContentLoaded', async () => {
    const path = location.pathname.replace(/\/+/g, '/');
    const site = await findSite(path.replace(/[^/]*$/, ''));
    for (const name of ['href', 'src'])
      for (const element of document.querySelectorAll(`[${name}^="/"]`))
        element.setAttribute(name, site + element.getAttribute(name)?.slice(1));
  });
}
