import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Encrypter } from 'age-encryption';
import { type Header, pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyFolder } from '../../src/backup/backup.js';
import { openSealed } from '../../src/backup/sealed.js';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gabarita-poisoned-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const PASSPHRASE = 'quatro palavras que ninguém junta';

/** A sealed copy with one entry, made by somebody who knows the passphrase and wishes us ill. */
async function aSealedCopy(header: Pick<Header, 'name'> & Partial<Header>): Promise<string> {
  const archive = pack();
  archive.entry(header, header.type === 'symlink' ? '' : 'x');
  archive.finalize();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(PASSPHRASE);
  encrypter.setScryptWorkFactor(10);
  const file = join(root, 'copia.tar.age');
  writeFileSync(file, await encrypter.encrypt(new Uint8Array(await buffer(archive))));
  return file;
}

describe('a backup that somebody prepared', () => {
  it.each(['../fora', '/tmp/gabarita-fora', 'images/../../fora', 'images/..', 'server.key'])(
    'writes nothing outside its folder: %s',
    async (name) => {
      const [file, folder] = [await aSealedCopy({ name }), join(root, 'aberta')];
      await expect(openSealed(file, folder, PASSPHRASE)).rejects.toThrow(/não é dela/);
      expect([existsSync(join(root, 'fora')), existsSync('/tmp/gabarita-fora'), existsSync(folder)]).toEqual([
        false,
        false,
        false,
      ]);
    },
  );

  it('leaves no link where it is opened', async () => {
    const file = await aSealedCopy({ name: 'images/a.webp', type: 'symlink', linkname: '/etc/passwd' });
    await openSealed(file, join(root, 'aberta'), PASSPHRASE).catch(() => undefined);
    const opened = join(root, 'aberta', 'images');
    const links = existsSync(opened) ? readdirSync(opened, { withFileTypes: true }) : [];
    expect(links.filter((entry) => entry.isSymbolicLink())).toEqual([]);
  });

  it('brings no link into the data directory, where it would be served as a picture', async () => {
    const images = join(root, 'images');
    mkdirSync(images);
    symlinkSync('/etc/passwd', join(images, 'a.webp'));
    symlinkSync('/etc', join(images, 'etc'));
    writeFileSync(join(images, 'b.webp'), 'x');
    await copyFolder(images, join(root, 'data'));
    expect(readdirSync(join(root, 'data'))).toEqual(['b.webp']);
  });
});
