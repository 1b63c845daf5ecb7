import { expect } from 'vitest';
import { shows } from '../shows.js';
import { choicesOf, choose, filesOf, holdAnswers, placeholders } from './page.js';
import { FILM, HARBOUR, OTHERS, PHOTOS, type Scene } from './scene.js';

/** Inside of a page: keeps width, type and quality of the last picture that a canvas was made into. */
function noteSmallPictures() {
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
    sessionStorage.setItem('small', `${this.width} ${type} ${quality}`);
    toBlob.call(this, done, type, quality);
  };
}

/** The library, and what is sent to it. */
export function libraryShows(scene: () => Scene) {
  const names = () => filesOf(scene().desk);
  const project = () => scene().desk.getByRole('combobox', { name: 'Project' });
  const type = () => scene().desk.getByRole('combobox', { name: 'Type' });
  const search = () => scene().desk.getByRole('searchbox', { name: 'Search files' });
  const upload = () => scene().desk.getByRole('button', { name: 'Upload Media', exact: true });
  const counted = () =>
    scene()
      .desk.getByText(/Total Files/)
      .locator('..')
      .innerText();
  const nothing = () => scene().desk.getByRole('heading', { name: 'No media files found', exact: true });
  const all = [FILM, ...PHOTOS.toReversed()];

  shows('media: loading', async () => {
    const { desk } = scene();
    const letGo = await holdAnswers(desk);
    await desk.goto('/media');
    await placeholders(desk).first().waitFor();
    expect(await placeholders(desk).getByRole('listitem').count()).toBe(8);
    await letGo();
    await desk.getByRole('article').first().waitFor();
    expect(await placeholders(desk).count()).toBe(0);
  });

  shows('media: choose a project', async () => {
    await scene().desk.getByText('Select a project to upload media.', { exact: true }).waitFor();
    await expect.poll(() => project().inputValue()).toBe('All Projects');
  });

  shows('media: head', async () => {
    const { desk } = scene();
    await desk.getByRole('heading', { level: 1, name: 'Media Management', exact: true }).waitFor();
    expect(await upload().count()).toBe(0);
    await choose(desk, project(), HARBOUR);
    await upload().waitFor();
    await desk.getByText('Select a project to upload media.', { exact: true }).waitFor({ state: 'hidden' });
  });

  shows('media: counters', async () => {
    const { desk } = scene();
    await expect.poll(counted).toMatch(/^5 Total Files\s+4 Images\s+1 Videos$/);
    await choose(desk, project(), '44 Elm Avenue, Troy, NY 12180');
    await expect.poll(counted).toMatch(/^0 Total Files\s+0 Images\s+0 Videos$/);
    await choose(desk, project(), HARBOUR);
    await expect.poll(names).toEqual(all);
  });

  shows('media: filters', async () => {
    const { desk } = scene();
    const projects = (await choicesOf(desk, project())).map((address) => address.split(' ')[0]);
    const addresses = [HARBOUR, ...OTHERS.map(([address]) => address)].map((address) => address.split(' ')[0]);
    expect(projects[0]).toBe('All');
    // one of them has moved to another number
    expect(projects.slice(1)).toHaveLength(addresses.length);
    expect(projects).toEqual(expect.arrayContaining(addresses.filter((number) => number !== '5')));
    expect(await choicesOf(desk, type())).toEqual(['All Types', 'Images', 'Videos']);
    await choose(desk, type(), 'Videos');
    await expect.poll(names).toEqual([FILM]);
    await choose(desk, type(), 'Images');
    await expect.poll(names).toEqual(PHOTOS.toReversed());
  });

  shows('media: search', async () => {
    await search().fill('kITCH');
    await expect.poll(names).toEqual(['Kitchen.jpg']);
    await search().fill('');
    await expect.poll(names).toEqual(PHOTOS.toReversed());
  });

  shows('media: nothing found', async () => {
    const { desk } = scene();
    await search().fill('cellar');
    await nothing().waitFor();
    await desk.getByText('Adjust your search or filters.', { exact: true }).waitFor();
    expect(await upload().count()).toBe(1);
    await search().fill('');
    await expect.poll(names).toEqual(PHOTOS.toReversed());
    await choose(desk, type(), 'All Types');
    await choose(desk, project(), '44 Elm Avenue, Troy, NY 12180');
    await nothing().waitFor();
    await desk.getByText('Upload the first photos and videos of this project.', { exact: true }).waitFor();
    expect(await upload().count()).toBe(2);
  });

  shows('uploads: finalising', async () => {
    const { desk, picture } = scene();
    const sent: string[] = [];
    desk.on('request', (request) => {
      const operation = request.url().endsWith('/graphql') && request.postDataJSON()?.operationName;
      if (operation === 'useFinaliseUploadMutation' || request.method() === 'PUT') sent.push(operation || 'PUT');
    });
    await desk.evaluate(noteSmallPictures);
    await desk.getByLabel('Files to upload').first().setInputFiles(picture);
    await expect.poll(names).toEqual(['Attic.jpg']);
    await expect.poll(counted).toMatch(/^1 Total Files\s+1 Images\s+0 Videos$/);
    expect(sent).toEqual(['PUT', 'useFinaliseUploadMutation']);
    await nothing().waitFor({ state: 'hidden' });
  });

  shows('uploads: thumbnails', async () => {
    const { desk } = scene();
    await expect.poll(() => desk.evaluate(() => sessionStorage.getItem('small'))).toBe('200 image/jpeg 80');
  });

  shows('uploads: one project', async () => {
    const { desk } = scene();
    await choose(desk, project(), 'All Projects');
    await expect.poll(names).toEqual(['Attic.jpg', ...all]);
    expect(await upload().count()).toBe(0);
    expect(await desk.getByLabel('Files to upload').count()).toBe(0);
  });
}
