import { css } from '#styled/css';
import { BackLink } from '../../components/BackLink.js';

/** The link above a project's address. */
export const BackToProjects = () => (
  <p className={back}>
    <BackLink to="/projects">Projects</BackLink>
  </p>
);

const back = css({
  pt: { base: '16', sm: '24' },
  mb: { base: '[-20px]', sm: '[-32px]' },
  textStyle: 'small',
});
